import type { Language } from './language.ts'

/** The server chooses the language of a page by this cookie. */
const NAME = 'vowkit_language'
const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * Stores the chosen language in a cookie for a year. If both hosts of the site share a domain, the cookie is for that
 * domain, otherwise for the current host.
 */
export function rememberLanguage(language: Language, hosts: readonly string[]): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  const attributes = `; Path=/; SameSite=Lax${secure}`
  const domain = sharedDomain([window.location.hostname, ...hosts])
  // If there were two cookies with this name, the server could read either one.
  if (domain) writeCookie(`${NAME}=${attributes}; Max-Age=0`)
  writeCookie(`${NAME}=${language}${attributes}; Max-Age=${YEAR_SECONDS}${domain ? `; Domain=${domain}` : ''}`)
  // Browsers reject cookies for a public suffix such as `co.uk`. Then the cookie is for the current host.
  if (domain && !document.cookie.includes(`${NAME}=${language}`))
    writeCookie(`${NAME}=${language}${attributes}; Max-Age=${YEAR_SECONDS}`)
}

/** The longest domain that all host names end in. `null` if they share fewer than two labels, or are identical. */
export function sharedDomain(hosts: readonly string[]): string | null {
  const [first = [], ...others] = [...new Set(hosts)].map((host) => host.split('.').reverse())
  if (others.length === 0 || hosts.some(isIpAddress)) return null
  const end = first.findIndex((label, index) => others.some((labels) => labels[index] !== label))
  const shared = end < 0 ? first : first.slice(0, end)
  return shared.length < 2 ? null : shared.reverse().join('.')
}

const isIpAddress = (host: string) => /^[\d.]+$|:/.test(host)

function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR and on http
  document.cookie = cookie
}
