import { allowedEdits, editDistance, isScrambled } from './edit-distance.ts'
import type { Lexicon } from './lexicon.ts'
import { vocabularyOf } from './lexicon.ts'
import { isRealWord } from './real-words.ts'
import { soundsLike } from './sounds.ts'
import { stem } from './stem.ts'
import type { Token } from './tokens.ts'

/**
 * Corrects the typos of tokens to words of the lexicon or of places. Words that exist stay as they are, so that a
 * correction never turns a word into another one.
 */
export function correctTypos(
  tokens: readonly Token[],
  lexicon: Lexicon,
  places: { words: ReadonlySet<string>; known: ReadonlySet<string> },
  taken: ReadonlySet<number>,
): Token[] {
  const { misspellings = {} } = vocabularyOf(lexicon.language)
  return tokens.map((token, at) => {
    if (taken.has(at) || /^\P{L}/u.test(token.word)) return token
    const known = Object.hasOwn(misspellings, token.word) ? misspellings[token.word] : undefined
    if (known) return { ...token, word: known }
    if (places.known.has(token.word) || isKnown(token.word, lexicon)) return token
    return { ...token, word: nearest(token.word, lexicon, places.words) ?? token.word }
  })
}

function isKnown(word: string, lexicon: Lexicon): boolean {
  const root = stem(word, lexicon.language)
  // A short stem says little: "weding" is no form of "wed".
  if (lexicon.words.has(word) || (lexicon.stems.has(root) && (root.length > 3 || word.length < 6))) return true
  return lexicon.language === 'en' && isRealWord(word)
}

/** Returns the word with the fewest edits, preferring places over the lexicon. */
function nearest(word: string, { corrections, language }: Lexicon, placeWords: ReadonlySet<string>): string | null {
  const limit = allowedEdits(word.length)
  if (limit === 0 || language === 'zh') return null
  let best: string | null = null
  let bestEdits = limit + 0.5
  const consider = (candidate: string, penalty: number) => {
    const edits = editsOf(word, candidate, limit)
    if (edits === null || edits + penalty >= bestEdits) return
    best = candidate
    bestEdits = edits + penalty
  }
  for (const candidate of placeWords) consider(candidate, 0)
  for (const candidate of corrections) consider(candidate, 0.1)
  return best ?? soundsLike(word, corrections) ?? null
}

/** Returns the number of edits between a word and a candidate, or null if there are too many. */
function editsOf(word: string, candidate: string, limit: number): number | null {
  if (candidate.length < 4) return null
  if (isScrambled(word, candidate)) return 1
  if (candidate[0] !== word[0]) return null
  const allowed = Math.min(limit, allowedEdits(candidate.length))
  const edits = editDistance(word, candidate, allowed)
  return edits > allowed ? null : edits
}
