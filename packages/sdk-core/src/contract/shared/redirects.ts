/** A path of any site: one slash to begin with, nothing invisible (browsers drop some of that before they read on), not endless. */
const PATH = /^\/(?![/\\])\P{C}{0,2000}$/u
/** The pages that would sign somebody in again, or out. */
const ASTRAY = /^\/log(in|out)(\/|$)/i
const WEB_ADDRESS = /^https?:\/\/\P{C}+$/iu
const LOCAL_HOST = /^(localhost|[^.]+\.localhost|127\.0\.0\.1|\[::1\])$/

/**
 * A path of our own site out of an address anybody may have written, such as `next_url`; `null` when it leads anywhere
 * else. Path, query and hash are kept as they are.
 */
export function safePath(value: string | null | undefined, origin: string): string | null {
  if (!value || !PATH.test(value)) return null
  try {
    const { origin: where, pathname, search, hash } = new URL(value, origin)
    // It holds as well for whoever decodes it once more.
    const decoded = decodeURIComponent(pathname)
    return where === origin && PATH.test(decoded) && !ASTRAY.test(decoded) ? pathname + search + hash : null
  } catch {
    // What cannot be read is no page of ours.
    return null
  }
}

/**
 * An address out of an answer that the browser may be sent to: a path of our own site, or `https:`, or `http:` on this
 * machine. `hosts` narrows it to these host names besides our own. `null` for everything else, such as `javascript:`.
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
