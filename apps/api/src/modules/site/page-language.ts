/** The languages that the pages of the site are built in. */
export type PageLanguage = 'en' | 'es'

/** Where the site stores the language that a visitor chose. */
const COOKIE = /(?:^|;\s*)vowkit_language=(en|es)(?:;|$)/

/** Returns the language that the visitor chose, else the first of ours that the browser accepts, else English. */
export function pageLanguage(headers: { cookie?: string | undefined; 'accept-language'?: string | undefined }) {
  const chosen = COOKIE.exec(headers.cookie ?? '')?.[1] as PageLanguage | undefined
  return chosen ?? acceptedLanguage(headers['accept-language'])
}

/** Reads an `Accept-Language` header such as `es-MX,es;q=0.9,en;q=0.8`. */
export function acceptedLanguage(header = ''): PageLanguage {
  const accepted = header.split(',').flatMap((range) => {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
    const language = toLanguage(tag.trim())
    return language ? [{ language, quality: qualityOf(parameters) }] : []
  })
  // The sort is stable, so the first of equal qualities wins.
  const [best] = accepted.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality)
  return best?.language ?? 'en'
}

function toLanguage(tag: string): PageLanguage | null {
  if (/^es(-|$)/.test(tag)) return 'es'
  return /^en(-|$)/.test(tag) || tag === '*' ? 'en' : null
}

function qualityOf(parameters: readonly string[]): number {
  const [, value = '1'] = /q=([\d.]+)/.exec(parameters.join(';')) ?? []
  return Number(value)
}
