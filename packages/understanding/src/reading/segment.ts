import { correctTypos, isKnown } from '../lexicon/correct-typos.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Meaning, MeaningOf } from '../lexicon/meaning.ts'
import { longestMatch } from '../lexicon/trie.ts'
import { isCjk, type Token, tokenize } from '../text/tokenize.ts'
import { findQuotes } from './quotes.ts'

/** A word or phrase of a prompt, with all its possible meanings. Unknown words have no meanings. */
export interface Segment {
  start: number
  end: number
  /** The punctuation before the segment. */
  after: Token['after']
  meanings: readonly Meaning[]
  /** The text between quotation marks, which may be the text of a sign. */
  quote?: string
  /** The first word of the segment, in lower case and without accents. */
  word: string
}

export interface SegmentOptions {
  /** Whether the text is an edit, so that verbs such as "replace" are matched. */
  edit: boolean
}

/**
 * Splits a prompt into segments: the longest phrases that the lexicon contains, single unknown words, and quoted texts.
 */
export function segment(text: string, lexicon: Lexicon, { edit }: SegmentOptions): Segment[] {
  const quotes = findQuotes(text)
  const { joinedAnd, joinedInto } = lexicon.vocabulary.grammar
  const words = splitPrefix(tokenize(text), joinedAnd, lexicon)
  const tokens = correctTypos(edit ? splitPrefix(words, joinedInto, lexicon) : words, lexicon)
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
    const taken = longestMatch(lexicon.root, tokens, at, lexicon.formsOf, (meanings, length) =>
      meanings.some((meaning) => meaning.role !== 'verb' || edit || length === 1),
    )
    const length = taken?.length ?? unknownLength(tokens, at, lexicon)
    const last = tokens[at + length - 1] as Token
    const { start, after, word } = token
    const meanings = taken?.meanings ?? fallback(token, lexicon)
    const named = meanings.some(({ role }) => role === 'unknown') ? [] : meanings
    segments.push({ start, end: last.end, after, word, meanings: named })
    at += length
  }
  return segments
}

/** Separates a prefix, such as a joined conjunction, from a known word. */
function splitPrefix(tokens: readonly Token[], prefix: string | undefined, lexicon: Lexicon): readonly Token[] {
  if (!prefix) return tokens
  return tokens.flatMap((token) => {
    const word = token.word.slice(prefix.length)
    if (!token.word.startsWith(prefix) || lexicon.words.has(token.word) || !isKnown(word, lexicon)) return [token]
    const start = token.start + prefix.length
    return [
      { ...token, word: prefix, end: start },
      { ...token, word, start, after: '' },
    ]
  })
}

function fallback({ word }: Token, { vocabulary }: Lexicon): readonly Meaning[] {
  if (/^\p{N}+$/u.test(word)) return [{ role: 'number', value: Number(word) }]
  const adverb = vocabulary.grammar.fillerEndings.some((ending) => word.length > 5 && word.endsWith(ending))
  return adverb || (word.length < 2 && !isCjk(word)) || word === '&' ? [{ role: 'filler' }] : []
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
