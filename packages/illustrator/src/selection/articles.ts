import { type Vocabulary, withArticle } from '@vowkit/understanding'

/** Spanish feminine nouns that take the articles "el" and "un", and nouns in -a that are masculine. */
const MASCULINE = /^(arpa|ancla|mapa)$/

/** Adds the definite article to a label: "the arch", "el arco". Omits it if the gender of the label is unknown. */
export function withDefinite(label: string, { language }: Vocabulary): string {
  if (language === 'en') return `the ${label}`
  const article = language === 'es' && spanishArticle(label, ['el', 'la', 'los', 'las'])
  return article ? `${article} ${label}` : label
}

/** Adds the indefinite article to a singular label: "a moon gate", "un arco". Omits it if the gender is unknown. */
export function withIndefinite(label: string, vocabulary: Vocabulary): string {
  if (vocabulary.language !== 'es') return withArticle(label, vocabulary)
  const article = spanishArticle(label, ['un', 'una', '', ''])
  return article ? `${article} ${label}` : label
}

function spanishArticle(
  label: string,
  [masculine, feminine, masculines, feminines]: readonly [string, string, string, string],
) {
  const [noun = ''] = label.split(' ', 1)
  if (MASCULINE.test(noun)) return masculine
  if (/(as|ciones)$/.test(noun)) return feminines
  if (/os$/.test(noun)) return masculines
  if (/(a|á|ción)$/.test(noun)) return feminine
  return /(o|ón|or|al|el)$/.test(noun) ? masculine : ''
}
