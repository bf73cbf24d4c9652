import { isTypoOf } from './edit-distance.ts'
import { phrasesIn, vocabularyOf } from './lexicon.ts'
import type { QuestionLanguage } from './query.ts'
import { isRealWord } from './real-words.ts'
import { FAR_PLACES, REGIONS } from './regions.ts'
import { normalize, type Token, wordsOf } from './tokens.ts'

/** A place in a question. */
export interface PlaceMatch {
  at: number
  length: number
  /** The known places that the words mean. Empty for the whole supported area and for unknown places. */
  places: readonly string[]
  isKnown: boolean
}

/** The names of all places with their spellings, longest name first. */
export interface Gazetteer {
  phrases: readonly { words: readonly string[]; places: readonly string[]; isKnown: boolean }[]
  /** The words to which typos are corrected. */
  words: ReadonlySet<string>
  /** The words of all places, also of those outside the supported area. They are never corrected. */
  known: ReadonlySet<string>
}

const gazetteers = new WeakMap<readonly string[], Map<QuestionLanguage, Gazetteer>>()

/** Creates the gazetteer of a list of places. The result is cached for the list. */
export function gazetteerOf(known: readonly string[], language: QuestionLanguage): Gazetteer {
  const cache = gazetteers.get(known) ?? new Map<QuestionLanguage, Gazetteer>()
  gazetteers.set(known, cache)
  const gazetteer = cache.get(language) ?? createGazetteer(known, language)
  cache.set(language, gazetteer)
  return gazetteer
}

function createGazetteer(known: readonly string[], language: QuestionLanguage): Gazetteer {
  const phrase = (name: string, places: readonly string[], isKnown = true) => ({
    words: wordsOf(name),
    places,
    isKnown,
  })
  const spellings = { ...vocabularyOf('en').places, ...vocabularyOf(language).places }
  const isListed = (place: string) => known.includes(place)
  const isNameOf = (name: string) => known.some((place) => place.toLowerCase() === name)
  const phrases = [
    ...known.map((place) => phrase(place, [place])),
    ...Object.entries(spellings)
      .filter(([place]) => isListed(place))
      .flatMap(([place, list]) => phrasesIn(list).map((name) => phrase(name, [place]))),
    ...REGIONS.map(({ name, towns }) => {
      const places = towns.filter(isListed)
      return phrase(name, places, towns.length === 0 || places.length > 0)
    }),
    ...FAR_PLACES.filter((name) => !isNameOf(name)).map((name) => phrase(name, [], false)),
  ].filter(({ words }) => words.length > 0)
  const all = new Set(phrases.flatMap(({ words }) => words))
  const joined = known.map((place) => wordsOf(place).join(''))
  return {
    known: all,
    phrases: phrases.sort((a, b) => b.words.length - a.words.length),
    words: new Set(
      [...phrases.filter(({ isKnown }) => isKnown).flatMap(({ words }) => words), ...joined].filter(
        (word) => word.length > 3,
      ),
    ),
  }
}

/** Finds the known places and regions of a question. Typos are corrected before. */
export function findPlaces(tokens: readonly Token[], gazetteer: Gazetteer, taken: ReadonlySet<number>): PlaceMatch[] {
  const found: PlaceMatch[] = []
  const used = new Set(taken)
  for (const { words, places, isKnown } of gazetteer.phrases) {
    for (let at = 0; at < tokens.length; at++) {
      const length = lengthOf(words, tokens, at, used, isKnown)
      if (length === 0) continue
      for (let i = at; i < at + length; i++) used.add(i)
      found.push({ at, length, places, isKnown })
    }
  }
  return found.sort((a, b) => a.at - b.at)
}

/** Returns the number of tokens that a name covers, or 0. The words of a name may be written as one word. */
function lengthOf(
  words: readonly string[],
  tokens: readonly Token[],
  at: number,
  used: ReadonlySet<number>,
  toleratesTypos: boolean,
): number {
  if (used.has(at)) return 0
  const isSame = (word = '', wanted = '') =>
    word === wanted || (toleratesTypos && word.length > 4 && !isRealWord(word) && isTypoOf(word, normalize(wanted)))
  if (words.length > 1 && isSame(tokens[at]?.word, words.join(''))) return 1
  const isAll = words.every((word, i) => !used.has(at + i) && isSame(tokens[at + i]?.word, word))
  return isAll ? words.length : 0
}
