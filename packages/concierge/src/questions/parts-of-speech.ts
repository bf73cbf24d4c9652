import nlp from 'compromise/two'
import { normalize } from './tokens.ts'

/**
 * Returns the nouns of an English text, as tokens have them. They name what a question is about. Other words such as
 * "celebrate" and "abroad" mostly tell a story.
 */
export function thingsIn(text: string): ReadonlySet<string> {
  const sentences: { terms: { text: string; tags: string[] }[] }[] = nlp(text).json()
  const terms = sentences.flatMap(({ terms }) => terms)
  return new Set(terms.filter(({ tags }) => isThing(tags)).map(({ text }) => normalize(text)))
}

function isThing(tags: readonly string[]): boolean {
  return tags.includes('Noun') && !tags.some((tag) => NO_THINGS.has(tag))
}

const NO_THINGS = new Set(['Pronoun', 'Actor', 'Value', 'Date', 'Possessive'])
