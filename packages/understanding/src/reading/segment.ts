import type { Fact } from '../description.ts'
import { correctTypos, isKnown } from '../lexicon/correct-typos.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Meaning, MeaningOf } from '../lexicon/meaning.ts'
import { longestMatch } from '../lexicon/trie.ts'
import { type Amount, findAmounts } from '../text/amounts.ts'
import { compoundNumber } from '../text/compound-number.ts'
import { isCjk, type Token, tokenize } from '../text/tokenize.ts'
import { findQualities } from './phrase-qualities.ts'
import { findQuotes } from './quotes.ts'
import type { QualitySpan } from './reading.ts'

/** The minimum length of the first part of a compound word. */
const MIN_FIRST = 3

/** A word or phrase of a prompt, with all its possible meanings. Unknown words have no meanings. */
export interface Segment {
  start: number
  end: number
  /** The punctuation before the segment. */
  after: Token['after']
  meanings: readonly Meaning[]
  /** The qualities that a phrase such as "vintage car" adds to the concept of its noun. */
  qualities?: readonly QualitySpan[]
  /** Whether the vocabulary contains the phrase as one that images cannot show, such as "Hogwarts". */
  isUndrawable?: true
  /** The text between quotation marks, which may be the text of a sign. */
  quote?: string
  /** The first word of the segment, in lower case and without accents. */
  word: string
}

export interface SegmentOptions {
  /** The lexicon for Latin words in a prompt of another script, as in "中式婚礼 with red lanterns". */
  latin?: Lexicon
  /** Whether the text is an edit, so that verbs such as "replace" are matched. */
  edit: boolean
}

/**
 * Splits a prompt into segments: the longest phrases that the lexicon contains, single unknown words, and quoted texts.
 */
export function segment(text: string, main: Lexicon, { edit, latin = main }: SegmentOptions): Segment[] {
  const quotes = findQuotes(text)
  const amounts = findAmounts(text)
  const { joinedAnd, joinedInto } = main.vocabulary.grammar
  const words = splitPrefix(splitCompounds(tokenize(text), main), joinedAnd, main)
  const tokens = correctTypos(edit ? splitPrefix(words, joinedInto, main) : words, main)
  const segments: Segment[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token
    const quote = quotes.find(({ start, end }) => token.start >= start && token.end <= end)
    if (quote) {
      segments.push({
        start: quote.start,
        end: quote.end,
        after: token.after,
        meanings: [],
        quote: quote.text,
        word: '',
      })
      while (at < tokens.length && (tokens[at] as Token).start < quote.end) at++
      continue
    }
    const amount = amounts.find(({ start, end }) => token.start >= start && token.start < end)
    if (amount) {
      const { start, end } = amount
      segments.push({ start, end, after: token.after, meanings: meaningsOf(amount), word: token.word })
      while (at < tokens.length && (tokens[at] as Token).start < end) at++
      continue
    }
    const lexicon = isLatin(token.word) ? latin : main
    const taken = longestMatch(lexicon.root, tokens, at, lexicon.formsOf, (meanings, length) =>
      meanings.some(({ role }) => role !== 'specific' && (role !== 'verb' || edit || length === 1)),
    )
    const length = taken?.length ?? unknownLength(tokens, at, lexicon)
    const last = tokens[at + length - 1] as Token
    const { start, after, word } = token
    const meanings = isSuffix(text, token) ? SUFFIX : (taken?.meanings ?? fallback(token, lexicon))
    const isHidden = isUndrawable(meanings) && taken !== undefined
    const named = isUndrawable(meanings) ? [] : meanings
    const qualities = length > 1 ? findQualities(tokens.slice(at, at + length), named, lexicon) : []
    segments.push({
      ...{ start, end: last.end, after, word, meanings: named },
      ...(qualities.length && { qualities }),
      ...(isHidden && { isUndrawable: true }),
    })
    at += length
  }
  return segments
}

const FILLER: readonly Meaning[] = [{ role: 'filler' }]
/** The seasons of the northern hemisphere, from January. */
const SEASONS = [
  ...(['winter', 'winter', 'spring', 'spring', 'spring', 'summer'] as const),
  ...(['summer', 'summer', 'autumn', 'autumn', 'autumn', 'winter'] as const),
]

/** An image shows of a date only its season, and nothing of a price or a time of the clock. */
function meaningsOf({ month }: Amount): readonly Meaning[] {
  const season = month === undefined ? undefined : SEASONS[month - 1]
  return season ? [{ role: 'facts', facts: [{ kind: 'season', name: season }] }] : FILLER
}

/** Whether a phrase is known but cannot be drawn, such as "chocolate fountain". */
function isUndrawable(meanings: readonly Meaning[]): boolean {
  return meanings.some(({ role }) => role === 'unknown') || meanings.every(({ role }) => role === 'specific')
}

const SUFFIX: readonly Meaning[] = [{ role: 'trailingNegation' }]

/** Whether a word negates the word before its hyphen, as in "chapel-less". */
function isSuffix(text: string, { word, start }: Token): boolean {
  return word === 'less' && text[start - 1] === '-'
}

function isLatin(word: string): boolean {
  return word >= 'a' && word <= 'zz'
}

/** Separates the last part of a compound word, if the last part is a known word, as in "Berg·hochzeit". */
function splitCompounds(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  const ends = lexicon.vocabulary.grammar.compoundEnds?.split(', ') ?? []
  return tokens.flatMap((token) => {
    if (!ends.length || isKnown(token.word, lexicon)) return [token]
    const end = ends.find((last) => token.word.endsWith(last))
    const first = token.word.slice(0, token.word.length - (end?.length ?? 0))
    if (!end || first.length < MIN_FIRST || !isKnown(first, lexicon)) return [token]
    const middle = token.end - end.length
    return [
      { ...token, word: first, end: middle },
      { ...token, word: end, start: middle, after: '' },
    ]
  })
}

/** Separates a prefix, such as a joined conjunction, from a known word. */
function splitPrefix(tokens: readonly Token[], prefix: string | undefined, lexicon: Lexicon): readonly Token[] {
  if (!prefix) return tokens
  return tokens.flatMap((token) => {
    const word = token.word.slice(prefix.length)
    if (!token.word.startsWith(prefix) || lexicon.root.children.has(token.word) || !isKnown(word, lexicon))
      return [token]
    const start = token.start + prefix.length
    return [
      { ...token, word: prefix, end: start },
      { ...token, word, start, after: '' },
    ]
  })
}

function fallback({ word }: Token, { vocabulary }: Lexicon): readonly Meaning[] {
  if (/^\p{N}+$/u.test(word)) return [{ role: 'number', value: digitsOf(word) }]
  const compound = compoundNumber(word, vocabulary.grammar.numbers)
  if (compound !== undefined) return [{ role: 'number', value: compound }]
  const adverb = vocabulary.grammar.fillerEndings.some((ending) => word.length > 5 && word.endsWith(ending))
  return adverb || (word.length < 2 && !isCjk(word)) || word === '&' ? [{ role: 'filler' }] : []
}

/** Returns the value of decimal digits in any script, such as Arabic "١٠". */
function digitsOf(word: string): number {
  return Number([...word].map((digit) => digit.charCodeAt(0) % 16).join(''))
}

/** Returns the number of unknown Chinese characters before the next known word. These characters form one phrase. */
function unknownLength(tokens: readonly Token[], from: number, lexicon: Lexicon): number {
  let length = 1
  if (!isCjk((tokens[from] as Token).word)) return length
  for (;;) {
    const next = tokens[from + length]
    if (!next || next.after || !isCjk(next.word) || isKnown(next.word, lexicon)) return length
    length++
  }
}

/** Returns the meaning of a segment that has the given grammatical role. */
export function meaningOf<R extends Meaning['role']>(of: Segment | undefined, role: R): MeaningOf<R> | undefined {
  return of?.meanings.find((meaning): meaning is MeaningOf<R> => meaning.role === role)
}

export function isUnknown({ meanings, quote }: Segment): boolean {
  return meanings.length === 0 && quote === undefined
}

export function namesKind(segment: Segment, kinds: readonly Fact['kind'][]): boolean {
  return segment.meanings.some(
    (meaning) => meaning.role === 'facts' && meaning.facts.some(({ kind }) => kinds.includes(kind)),
  )
}
