import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import type { PageLanguage } from '../../http/page-language.ts'

/** The page for paths without a built page, by language. */
const ANY_PAGE: Record<PageLanguage, string> = { en: 'index.html', es: 'pages/es/unknown.html' }
const FOLDERS: Record<PageLanguage, string> = { en: 'pages', es: 'pages/es' }

/** The built page that is served at a path. */
export interface Page {
  /** The path of the HTML file, relative to the folder of the built site. */
  file: string
  language: PageLanguage
}

/**
 * Returns the page of a path. Falls back to English if the site was built without the language. The front page of the
 * vision host is the page for a new vision.
 */
export type PageOf = (path: string, isVisionHost: boolean, language: PageLanguage) => Page

/** Reads the list of built pages. A site without `pages/patterns.json` has one page for all paths. */
export function readPages(siteDir: string): PageOf {
  const file = join(siteDir, 'pages/patterns.json')
  const patterns: [name: string, pattern: string][] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const pages = patterns.map(([name, pattern]) => ({ name, pattern: new RegExp(pattern, 'i') }))
  const hasSpanish = existsSync(join(siteDir, ANY_PAGE.es))
  return (path, isVisionHost, wanted) => {
    const language = hasSpanish ? wanted : 'en'
    const shown = isVisionHost && path === SITE_PATHS.home ? SITE_PATHS['vision-new'] : path
    const page = pages.find(({ pattern }) => pattern.test(shown))
    return { file: page ? `${FOLDERS[language]}/${page.name}.html` : ANY_PAGE[language], language }
  }
}
