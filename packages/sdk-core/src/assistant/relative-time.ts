/** The age of a message, in the largest unit with a value of at least 1. */
export interface TimeAgo {
  unit: 'minute' | 'hour' | 'day' | 'month' | 'year'
  count: number
}

const MINUTE = 60_000
const UNITS: readonly (readonly [TimeAgo['unit'], number])[] = [
  ['year', 365 * 24 * 60 * MINUTE],
  ['month', 30 * 24 * 60 * MINUTE],
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
]

/** Returns the time from `at` to `now`, both in milliseconds since 1970. `null` within the first minute. */
export function timeAgo(at: number, now: number): TimeAgo | null {
  const passed = now - at
  const found = UNITS.find(([, ms]) => passed >= ms)
  return found ? { unit: found[0], count: Math.floor(passed / found[1]) } : null
}
