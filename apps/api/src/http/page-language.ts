import { type AcceptedLanguage, acceptedLanguage } from './accept-language.ts'

/** The languages that the pages of the site are built in. */
export type PageLanguage = AcceptedLanguage

/** The cookie with the language that the visitor chose. */
const COOKIE = /(?:^|;\s*)vowkit_language=(en|es)(?:;|$)/

/** The headers of a request that tell the language of the visitor. */
export interface PageHeaders {
  cookie?: string | undefined
  'accept-language'?: string | undefined
}

/**
 * Returns the language that the visitor chose, else `known`, else the first supported language of the browser, else
 * English. `known` is the language of the visitor when the link was made.
 */
export function pageLanguage(headers: PageHeaders, known?: PageLanguage): PageLanguage {
  const chosen = COOKIE.exec(headers.cookie ?? '')?.[1] as PageLanguage | undefined
  return chosen ?? known ?? acceptedLanguage(headers['accept-language'])
}
