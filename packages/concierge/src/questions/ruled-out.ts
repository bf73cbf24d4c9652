import { isNegated } from './negation.ts'
import { thingsIn } from './parts-of-speech.ts'
import type { FeatureCondition } from './query.ts'
import type { Reading } from './reading.ts'
import { dropsPrice } from './search-intent.ts'

/** Returns the things that no table explains and that a search rules out: "catering without pork". */
export function readRuledOut(reading: Reading): FeatureCondition[] {
  const { tokens, tags, names, language, text } = reading
  if (language !== 'en' || !tags.any('cue', 'not') || dropsPrice(reading)) return []
  const things = thingsIn(text)
  const isExplained = (at: number) =>
    names.has(at) || tags.matches.some((match) => match.at <= at && at < match.at + match.length)
  return tokens.flatMap(({ word }, at) =>
    things.has(word) && word.length > 2 && !isExplained(at) && isNegated(at, tokens, tags, names)
      ? [{ topic: null, words: word, wanted: false }]
      : [],
  )
}
