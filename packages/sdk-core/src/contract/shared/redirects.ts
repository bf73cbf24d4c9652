/**
 * Matches a path of at most 2001 characters. Rejects control characters, because browsers remove some of them from
 * URLs.
 */
const PATH = /^\/(?![/\\])\P{C}{0,2000}$/u
/** Matches the login and logout pages, which must not be the target of a redirect after a sign-in. */
const LOGIN_OR_LOGOUT = /^\/log(in|out)(\/|$)/i
const WEB_ADDRESS = /^https?:\/\/\P{C}+$/iu
const LOCAL_HOST = /^(localhost|[^.]+\.localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Returns a path of our own site, with query and hash, from an untrusted value such as `next_url`. Returns `null` for a
 * URL of a different site and for the login and logout pages.
 */
export function safePath(value: string | null | undefined, origin: string): string | null {
  if (!value || !PATH.test(value)) return null
  try {
    const { origin: target, pathname, search, hash } = new URL(value, origin)
    // Check the decoded path too, because later code may decode the value again.
    const decoded = decodeURIComponent(pathname)
    return target === origin && PATH.test(decoded) && !LOGIN_OR_LOGOUT.test(decoded) ? pathname + search + hash : null
  } catch {
    // The value is not a valid URL, or its encoding is invalid.
    return null
  }
}

/**
 * Returns a URL from a response if navigating to it is safe. Returns `null` otherwise. Accepts a path of our own site,
 * an `https:` URL, and an `http:` URL on localhost. `hosts` lists the other host names that are allowed.
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
