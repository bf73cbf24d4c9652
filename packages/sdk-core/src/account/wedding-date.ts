const DAY_MS = 86_400_000
const ORDINALS = ['th', 'st', 'nd', 'rd']

/**
 * Returns the number of days until a date (`YYYY-MM-DD`) in the local time zone. The result is negative for past dates,
 * and 0 for today or a missing date. `now` is in milliseconds since 1970.
 */
export function daysUntil(date: string, now: number): number {
  // Rounded, because a day with a clock change has 23 or 25 hours.
  return Math.round((midnightOf(date) - new Date(now).setHours(0, 0, 0, 0)) / DAY_MS) || 0
}

/** Formats a date such as `May 3rd, 2026`. Returns `""` for a missing date. */
export function formatWeddingDate(date: string): string {
  const midnight = new Date(midnightOf(date))
  const day = midnight.getDate()
  if (!day) return ''
  const ordinal = ORDINALS[day > 10 && day < 14 ? 0 : day % 10] ?? 'th'
  return midnight.toLocaleDateString('en-US', { dateStyle: 'long' }).replace(',', `${ordinal},`)
}

/** Returns midnight in the local time zone. `Date.parse` would return midnight in UTC. */
function midnightOf(date: string): number {
  return Date.parse(`${date}T00:00`)
}
