import type { QuestionLanguage } from '../query.ts'
import { stem } from '../stem.ts'
import { normalize, type Token, wordsOf } from '../tokens.ts'
import { SITE_WORDS } from './site-words.ts'
import { WEDDING_WORDS } from './wedding-words.ts'

const COLUMNS = ['es', 'fr', 'de', 'it', 'pt', 'zh', 'ar'] as const satisfies readonly QuestionLanguage[]
type Column = (typeof COLUMNS)[number]

/** A phrase of a language with its English words. */
interface Entry {
  words: readonly string[]
  english: string
}

/** The endings of verbs in Romance languages, so that "guardo" is a form of "guardar". */
const VERB_ENDING =
  /(?:ar|er|ir|re|ando|endo|iendo|amos|emos|imos|iamo|ate|ete|ons|ez|ado|ada|ido|ato|uto|ito|o|as|es|a|e|an|en)$/
const ROMANCE: ReadonlySet<QuestionLanguage> = new Set(['es', 'fr', 'it', 'pt'])
/** Shorter stems are of many words. */
const MIN_STEM = 4

/** Removes the ending of a word, also of a verb. */
function rootOf(word: string, language: QuestionLanguage): string {
  const root = ROMANCE.has(language) ? word.replace(VERB_ENDING, '') : word
  return root.length >= MIN_STEM ? root : stem(word, language)
}

function createDictionary(language: Column): Map<string, Entry[]> {
  const entries = new Map<string, Entry[]>()
  for (const line of `${SITE_WORDS}${WEDDING_WORDS}`.split('\n').filter(Boolean)) {
    const [english = '', cells = ''] = line.split(' = ')
    for (const phrase of (cells.split(' | ')[COLUMNS.indexOf(language)] ?? '').split(',')) {
      const words = wordsOf(phrase).map((word) => rootOf(word, language))
      const [first] = words
      if (first === undefined) continue
      entries.set(first, [...(entries.get(first) ?? []), { words, english }])
    }
  }
  for (const list of entries.values()) list.sort((a, b) => b.words.length - a.words.length)
  return entries
}

/** The entries of each language by the stem of their first word, longest entries first. */
const DICTIONARIES: ReadonlyMap<QuestionLanguage, ReadonlyMap<string, readonly Entry[]>> = new Map(
  COLUMNS.map((language) => [language, createDictionary(language)]),
)

/** The English words of a token and of those that follow, and how many tokens they cover. */
export interface Translation {
  english: string
  length: number
}

/** Translates the phrase that begins at a token. Returns undefined if the dictionary does not have it. */
export function translateAt(tokens: readonly Token[], at: number, language: QuestionLanguage): Translation | undefined {
  const stems = (from: number, length: number) =>
    tokens.slice(from, from + length).map(({ word }) => rootOf(normalize(word), language))
  const [first = ''] = stems(at, 1)
  const entry = DICTIONARIES.get(language)
    ?.get(first)
    ?.find(({ words }) => stems(at, words.length).join(' ') === words.join(' '))
  return entry && { english: entry.english, length: entry.words.length }
}

/** Returns the English words of a text. Leaves out words that the dictionary does not have. */
export function translate(tokens: readonly Token[], language: QuestionLanguage): string[] {
  const words: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const found = translateAt(tokens, at, language)
    if (found) words.push(found.english)
    at += found?.length ?? 1
  }
  return words
}

/** Returns the positions of the phrases of several words that the dictionary has, such as "marca de agua". */
export function phrasePositions(tokens: readonly Token[], language: QuestionLanguage): Set<number> {
  const positions = new Set<number>()
  for (let at = 0; at < tokens.length; at++) {
    const { length = 1 } = translateAt(tokens, at, language) ?? {}
    if (length > 1) for (let i = 0; i < length; i++) positions.add(at + i)
  }
  return positions
}
