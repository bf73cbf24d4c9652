import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SITE_PATHS, type SiteBrand } from '@vowkit/sdk-core/contract'
import type { Brand } from '../../config/read-brand.ts'
import type { AcceptedLanguage } from '../../http/accept-language.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import { BRAND_STYLES_LINK } from './brand-styles.ts'

/** Matches the tags of a built page that rendered pages reuse: style sheets, fonts and the icon. */
const REUSED_TAGS = /<link\b[^>]*(?:rel="stylesheet"|as="font"|rel="icon")[^>]*>/g

/** The contents of a page of the site that the backend renders. */
export interface SitePageParts {
  title: string
  language: AcceptedLanguage
  /** Whether search engines may list the page. */
  isIndexed?: boolean
  /** The tags of the head that only this page has, as HTML. */
  head: string
  /** The path of the page's own style sheet. */
  stylesPath: string
  /** The links at the end of the bar, as HTML. */
  bar?: string
  /** The `main` element, as HTML. */
  main: string
}

/** Renders a page of the site without running scripts, in the styles, fonts and bar of the built site. */
export type WriteSitePage = (parts: SitePageParts) => string

export function createSiteFrame(siteDir: string, brand: SiteBrand & Pick<Brand, 'accent'>): WriteSitePage {
  const index = join(siteDir, 'index.html')
  const built = existsSync(index) ? (readFileSync(index, 'utf8').match(REUSED_TAGS) ?? []) : []
  const links = [...built, ...(brand.accent ? [BRAND_STYLES_LINK] : [])].join('\n')

  return ({ title, language, isIndexed = false, head, stylesPath, bar = '', main }) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="referrer" content="no-referrer">
${isIndexed ? '' : '<meta name="robots" content="noindex">\n'}<meta name="theme-color" content="#F6F2F4">
<title>${escapeHtml(title)} · ${escapeHtml(brand.name)}</title>
${head}${links}
<link rel="stylesheet" href="${stylesPath}">
</head>
<body>
<header class="navbar"><div class="navbar__inner"><a class="wordmark" href="${SITE_PATHS.home}">${writeMark(brand)}</a>${bar}</div></header>
${main}
</body>
</html>`
}

/** Renders the logo, or the wordmark if there is no logo. */
export function writeMark({ wordmark, logoUrl }: SiteBrand): string {
  const name = escapeHtml(wordmark)
  return logoUrl ? `<img class="wordmark__logo" src="${escapeHtml(logoUrl)}" alt="${name}">` : name
}

/** Renders the tags of a link preview. Open Graph tags have the attribute `property`, all others have `name`. */
export function writeMeta(tags: Record<string, string>): string {
  return Object.entries(tags)
    .map(([key, value]) => {
      const attribute = key.startsWith('og:') ? 'property' : 'name'
      return `<meta ${attribute}="${key}" content="${escapeHtml(value)}">\n`
    })
    .join('')
}

/** Maximum length of the description in a link preview. Messengers cut longer descriptions. */
const PREVIEW_LENGTH = 200

export function shorten(text: string): string {
  const characters = [...text.trim()]
  return characters.length > PREVIEW_LENGTH
    ? `${characters.slice(0, PREVIEW_LENGTH - 1).join('')}…`
    : characters.join('')
}
