import type { Reading } from './reading.ts'

/** The hours of "a full day". */
const FULL_DAY_HOURS = 8
const FULL_DAY = /\b(?:a |an |the )?(?:full|whole|entire|all)[- ]day\b/iu
const HOURS = /\b(\d{1,2}|\p{L}+)[- ]?(?:hours?|hrs?)\b/iu
/** "Within two hours" is a distance, "in 3 hours" a time. "$100 an hour" is a price. */
const NO_COVERAGE =
  /\b(?:within|in|after|before|until|per|an|each|every|under|last) (?:about )?(?:\d{1,2}|\p{L}+)? ?(?:hours?|hrs?)\b|\bhours? (?:away|drive|from|before|after|notice|of sleep)\b/iu

/** Reads how long a vendor of a category should work: "a photographer for 8 hours", "a full day of photos". */
export function readCoverage({ text, amounts, tokens, language, categoryIds }: Reading) {
  if (language !== 'en' || categoryIds.length === 0) return undefined
  const day = FULL_DAY.exec(text)?.[0]
  if (day) return { hours: FULL_DAY_HOURS, words: day.replace(/^(?:an?|the) /iu, '') }
  const words = HOURS.exec(text)?.[0]
  if (!words || NO_COVERAGE.test(text)) return undefined
  const amount = amounts.find(
    ({ at, length, unit }) => unit === 'other' && /^(?:hours?|hrs?)$/.test(tokens[at + length]?.word ?? ''),
  )
  return amount && { hours: amount.value, words }
}
