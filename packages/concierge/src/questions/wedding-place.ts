import { phrasesIn, vocabularyOf } from './lexicon.ts'
import { isNegated } from './negation.ts'
import type { Reading } from './reading.ts'
import { type Token, wordsOf } from './tokens.ts'

/** Towns whose names are also words or names of people: "a mountain view", "auburn leaves", "Tracy and Davis". */
const AMBIGUOUS: ReadonlySet<string> = new Set([
  ...['Alameda', 'Albany', 'Antioch', 'Auburn', 'Benicia', 'Campbell', 'Capitola', 'Chico', 'Concord', 'Danville'],
  ...['Davis', 'Eureka', 'Fairfield', 'Fremont', 'Lafayette', 'Modesto', 'Mountain View', 'Occidental', 'Pacifica'],
  ...['Redding', 'Richmond', 'Salinas', 'Saratoga', 'Stockton', 'Tracy', 'Windsor', 'Woodland'],
])
/** Words before a place: "in Woodland", "cerca de Davis". */
const LOCATES = /^(?:in|near|at|around|outside|en|de|a|bei|nahe)$/
/** Words before the place that something or somebody comes from: "guests from Oakland". */
const IS_ORIGIN = /^(?:from|desde|depuis|aus)$/
const STATE = /^(?:ca|california|californie|kalifornien)$/

/** Returns the first of the towns that a text names as a place: "a garden near Sonoma". */
export function readTown(reading: Reading, towns: readonly string[]): string | undefined {
  const { tokens, tags, names, language } = reading
  const spellings = vocabularyOf(language).places
  const found = towns.flatMap((town) =>
    [town, ...phrasesIn(spellings[town] ?? '')].flatMap((name) => {
      const words = wordsOf(name)
      const at = tokens.findIndex((_, start) => words.every((word, i) => tokens[start + i]?.word === word))
      const isPlace = at >= 0 && isMeant(town, tokens, at, words.length) && !isNegated(at, tokens, tags, names)
      return isPlace ? [{ town, at, length: words.length }] : []
    }),
  )
  // "Carmel Valley" is not Carmel.
  return found.toSorted((one, other) => one.at - other.at || other.length - one.length)[0]?.town
}

function isMeant(town: string, tokens: readonly Token[], at: number, length: number): boolean {
  const before = tokens[at - 1]?.word ?? ''
  if (IS_ORIGIN.test(before)) return false
  if (!AMBIGUOUS.has(town)) return true
  const isName = /^\p{Lu}/u.test(tokens[at]?.said ?? '')
  return isName && (LOCATES.test(before) || STATE.test(tokens[at + length]?.word ?? ''))
}
