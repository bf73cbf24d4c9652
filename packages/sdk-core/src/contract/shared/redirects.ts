/** A path: one leading slash, at most 2001 characters, no control characters, because browsers strip some of them. */
const PATH = /^\/(?![/\\])\P{C}{0,2000}$/u
/** Pages that would sign in again or out. */
const LOGIN_OR_LOGOUT = /^\/log(in|out)(\/|$)/i
const WEB_ADDRESS = /^https?:\/\/\P{C}+$/iu
const LOCAL_HOST = /^(localhost|[^.]+\.localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Returns a path of our own site from an untrusted value such as `next_url`, with query and hash. `null` if the value
 * leads elsewhere or to the login or logout page.
 */
export function safePath(value: string | null | undefined, origin: string): string | null {
  if (!value || !PATH.test(value)) return null
  try {
    const { origin: target, pathname, search, hash } = new URL(value, origin)
    // Check the decoded path as well, because the value may be decoded again.
    const decoded = decodeURIComponent(pathname)
    return target === origin && PATH.test(decoded) && !LOGIN_OR_LOGOUT.test(decoded) ? pathname + search + hash : null
  } catch {
    // An invalid URL or encoding.
    return null
  }
}

/**
 * Returns a URL from a response that the browser may navigate to: a path of our own site, an `https:` URL, or an
 * `http:` URL on localhost. `hosts` limits other sites to these host names. `null` for everything else, such as
 * `javascript:`.
 */
export function safeAddress(
  value: string | null | undefined,
  origin: string,
  hosts?: readonly string[],
): string | null {
  if (!value || !WEB_ADDRESS.test(value)) return safePath(value, origin)
  const url = parse(value)
  if (!url || url.username || url.password) return null
  if (url.protocol === 'http:' && !LOCAL_HOST.test(url.hostname)) return null
  const isOurs = url.origin === origin
  return isOurs || !hosts || hosts.includes(url.hostname) ? url.href : null
}

function parse(value: string): URL | null {
  try {
    return new URL(value)
  } catch {
    return null
  }
}
