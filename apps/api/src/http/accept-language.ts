/** The languages of the site and of emails. */
export type AcceptedLanguage = 'en' | 'es'

/** Returns the preferred language of an `Accept-Language` header such as `es-MX,es;q=0.9,en;q=0.8`. Default: `en`. */
export function acceptedLanguage(header = ''): AcceptedLanguage {
  return preferredLanguage(header, ['en', 'es'] as const) ?? 'en'
}

/** Returns the language that an `Accept-Language` header prefers among some languages, or `undefined`. */
export function preferredLanguage<Language extends string>(
  header: string,
  languages: readonly Language[],
): Language | undefined {
  const accepted = header.split(',').flatMap((range) => {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
    const language = toLanguage(tag.trim(), languages)
    return language ? [{ language, quality: qualityOf(parameters) }] : []
  })
  // The sort is stable, so the first language wins if qualities are equal.
  const [best] = accepted.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality)
  return best?.language
}

function toLanguage<Language extends string>(tag: string, languages: readonly Language[]): Language | undefined {
  return tag === '*' ? languages[0] : languages.find((language) => tag === language || tag.startsWith(`${language}-`))
}

function qualityOf(parameters: readonly string[]): number {
  const [, value = '1'] = /q=([\d.]+)/.exec(parameters.join(';')) ?? []
  return Number(value)
}
