import type { QuestionLanguage } from './query.ts'
import { stem } from './stem.ts'
import { type Token, wordsOf } from './tokens.ts'

/** A word or a phrase of a pattern. */
interface Part {
  words: readonly string[]
  stems: readonly string[]
}

interface Pattern {
  /** One of the parts of each group must be in the question. */
  groups: readonly (readonly Part[])[]
  /** None of these parts may be in the question. */
  absent: readonly Part[]
  /** Whether the pattern is the complete question. */
  isWhole: boolean
}

export type PatternTable = ReadonlyMap<string, readonly Pattern[]>

/** A pattern that matches a question. */
export interface PatternHit {
  name: string
  /** The number of matched words. More words are more specific. */
  score: number
  /** The number of words that all patterns of the name match together. */
  total: number
  isWhole: boolean
  /** The positions of the matched tokens. */
  tokens: ReadonlySet<number>
}

/** Compiles the patterns of a table. See `Vocabulary` for their syntax. */
export function compilePatterns(table: Readonly<Record<string, string>>, language: QuestionLanguage): PatternTable {
  return new Map(
    Object.entries(table).map(([name, list]) => [
      name,
      list
        .split(/,\s*/)
        .filter(Boolean)
        .map((text) => compilePattern(text, language)),
    ]),
  )
}

function compilePattern(text: string, language: QuestionLanguage): Pattern {
  const toPart = (phrase: string): Part => {
    const words = wordsOf(phrase.replaceAll('_', ' '))
    return { words, stems: words.map((word) => stem(word, language)) }
  }
  if (text.startsWith('=')) return { groups: [[toPart(text.slice(1))]], absent: [], isWhole: true }
  const slots = text.split(' ')
  const toParts = (slot: string) => slot.split('|').map(toPart)
  return {
    groups: slots.filter((slot) => !slot.startsWith('!')).map(toParts),
    absent: slots.filter((slot) => slot.startsWith('!')).flatMap((slot) => toParts(slot.slice(1))),
    isWhole: false,
  }
}

/** Returns the best match of each name of a table, best matches first. */
export function findPatterns(index: TokenIndex, table: PatternTable): PatternHit[] {
  const find = (part: Part) => positionsOf(part, index)
  const hits: PatternHit[] = []
  for (const [name, patterns] of table) {
    let best: PatternHit | undefined
    const all = new Set<number>()
    for (const pattern of patterns) {
      const found = matchPattern(pattern, index.tokens.length, find)
      for (const at of found ?? []) all.add(at)
      if (found && found.size > (best?.score ?? 0))
        best = { name, score: found.size, total: 0, isWhole: pattern.isWhole, tokens: found }
    }
    if (best) hits.push({ ...best, total: all.size })
  }
  return hits.sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.score - a.score)
}

function matchPattern(
  { groups, absent, isWhole }: Pattern,
  total: number,
  find: (part: Part) => readonly number[],
): Set<number> | null {
  const found = new Set<number>()
  for (const group of groups) {
    const at = longest(group.map(find).map((positions) => positions.filter((position) => !found.has(position))))
    if (at.length === 0) return null
    for (const position of at) found.add(position)
  }
  if (isWhole && found.size !== total) return null
  return absent.some((part) => find(part).length > 0) ? null : found
}

function longest(candidates: readonly (readonly number[])[]): readonly number[] {
  return candidates.reduce((best, candidate) => (candidate.length > best.length ? candidate : best), [])
}

/** The positions of the words and stems of a question. */
export interface TokenIndex {
  tokens: readonly { word: string; stem: string }[]
  positions: ReadonlyMap<string, readonly number[]>
}

/** Indexes the words of a question. Leaves the tokens of `taken` out. */
export function indexTokens(
  tokens: readonly Token[],
  language: QuestionLanguage,
  taken: ReadonlySet<number>,
): TokenIndex {
  const positions = new Map<string, number[]>()
  const stemmed = tokens.map(({ word }, at) =>
    taken.has(at) ? { word: '', stem: '' } : { word, stem: stem(word, language) },
  )
  for (const [at, token] of stemmed.entries())
    for (const key of new Set([token.word, token.stem])) positions.set(key, [...(positions.get(key) ?? []), at])
  return { tokens: stemmed, positions }
}

/** Returns the positions of the first occurrence of a part, or an empty list. */
function positionsOf({ words, stems }: Part, { tokens, positions }: TokenIndex): readonly number[] {
  const [word = '', wordStem = ''] = [words[0], stems[0]]
  const isAt = (at: number) =>
    words.every((wanted, i) => {
      const token = tokens[at + i]
      if (!token) return false
      return token.word === wanted || (wanted.length > 2 && token.word.length > 3 && token.stem === stems[i])
    })
  const candidates =
    word === wordStem ? positions.get(word) : [...(positions.get(word) ?? []), ...(positions.get(wordStem) ?? [])]
  const at = candidates?.find(isAt)
  return at === undefined ? [] : words.map((_, i) => at + i)
}
