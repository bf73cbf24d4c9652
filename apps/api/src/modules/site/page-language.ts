import { type AcceptedLanguage, acceptedLanguage } from '../../http/accept-language.ts'

/** The languages that the pages of the site are built in. */
export type PageLanguage = AcceptedLanguage

/** The cookie with the language that the visitor chose. */
const COOKIE = /(?:^|;\s*)vowkit_language=(en|es)(?:;|$)/

/** Returns the language that the visitor chose, else the first supported language of the browser, else English. */
export function pageLanguage(headers: { cookie?: string | undefined; 'accept-language'?: string | undefined }) {
  const chosen = COOKIE.exec(headers.cookie ?? '')?.[1] as PageLanguage | undefined
  return chosen ?? acceptedLanguage(headers['accept-language'])
}
