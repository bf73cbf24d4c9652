/** The languages of the site and of emails. */
export type AcceptedLanguage = 'en' | 'es'

/** Returns the preferred language of an `Accept-Language` header such as `es-MX,es;q=0.9,en;q=0.8`. Default: `en`. */
export function acceptedLanguage(header = ''): AcceptedLanguage {
  const accepted = header.split(',').flatMap((range) => {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
    const language = toLanguage(tag.trim())
    return language ? [{ language, quality: qualityOf(parameters) }] : []
  })
  // The sort is stable, so the first language wins if qualities are equal.
  const [best] = accepted.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality)
  return best?.language ?? 'en'
}

function toLanguage(tag: string): AcceptedLanguage | null {
  if (/^es(-|$)/.test(tag)) return 'es'
  return /^en(-|$)/.test(tag) || tag === '*' ? 'en' : null
}

function qualityOf(parameters: readonly string[]): number {
  const [, value = '1'] = /q=([\d.]+)/.exec(parameters.join(';')) ?? []
  return Number(value)
}
