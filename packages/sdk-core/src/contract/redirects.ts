/** Where nobody is sent back to: it would sign them in again, or out. */
const NEVER_BACK = /^\/(login|logout)(\/|$)/i
/** Browsers drop these from an address before they read it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u0020\u007f-\u009f\u2028\u2029]/
const LOCAL_HOST = /^(localhost|[^.]+\.localhost|127\.0\.0\.1|\[::1\])$/

/**
 * A path of our own site out of an address anybody may have written, such as `next_url`; `null` when it leads anywhere
 * else. Path, query and hash are kept as they are.
 */
export function safePath(value: string | null | undefined, origin: string): string | null {
  if (!value || CONTROL.test(value) || !/^\/(?![/\\])/.test(value)) return null
  const url = parse(value, origin)
  if (!url || url.origin !== origin || url.pathname.startsWith('//') || NEVER_BACK.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
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
  if (!value || CONTROL.test(value)) return null
  if (value.startsWith('/')) return safePath(value, origin)
  const url = /^https?:\/\//i.test(value) ? parse(value) : null
  if (!url || url.username || url.password) return null
  if (url.protocol === 'http:' && !LOCAL_HOST.test(url.hostname)) return null
  const isOurs = url.origin === origin
  return isOurs || !hosts || hosts.includes(url.hostname) ? url.href : null
}

function parse(value: string, base?: string): URL | null {
  try {
    return new URL(value, base)
  } catch {
    return null
  }
}
