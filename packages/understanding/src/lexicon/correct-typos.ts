import { isCjk, type Token } from '../text/tokenize.ts'
import type { Lexicon } from './lexicon.ts'
import { isTypoOf } from './typos.ts'

const MIN_LETTERS = 5

const cache = new WeakMap<Lexicon, Map<string, string>>()

/** Corrects typos in words of five or more letters. Known words remain unchanged. */
export function correctTypos(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  return tokens.map((token) => {
    const short = shorten(token.word, lexicon)
    if (short) return { ...token, word: short }
    if (token.word.length < MIN_LETTERS || isCjk(token.word) || isKnown(token.word, lexicon)) return token
    const word = correctionOf(token.word, lexicon)
    return word === token.word ? token : { ...token, word }
  })
}

/** Returns the known word for a word with repeated letters, as in "loooong". */
function shorten(word: string, lexicon: Lexicon): string | undefined {
  if (!/(\p{L})\1\1/u.test(word)) return undefined
  return ['$1', '$1$1']
    .map((letters) => word.replace(/(\p{L})\1{2,}/gu, letters))
    .find((short) => isKnown(short, lexicon))
}

export function isKnown(word: string, { words, formsOf }: Lexicon): boolean {
  return words.has(word) || formsOf(word).some((form) => words.has(form))
}

function correctionOf(word: string, lexicon: Lexicon): string {
  const known = cache.get(lexicon) ?? new Map<string, string>()
  cache.set(lexicon, known)
  const cached = known.get(word)
  if (cached !== undefined) return cached
  const result = findCorrection(word, lexicon)
  known.set(word, result)
  return result
}

function findCorrection(word: string, { corrections, formsOf }: Lexicon): string {
  for (const form of [word, ...formsOf(word)].filter(({ length }) => length >= MIN_LETTERS)) {
    const candidates = corrections.filter((other) => isTypoOf(form, other))
    const best = candidates.find(({ length }) => length === form.length) ?? candidates[0]
    if (best) return best
  }
  return word
}
