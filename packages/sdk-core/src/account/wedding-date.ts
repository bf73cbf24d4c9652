const DAY_MS = 86_400_000
const ORDINALS = ['th', 'st', 'nd', 'rd']

/**
 * Returns the days left until a date (`YYYY-MM-DD`) in the local time zone: 0 on the day and without a date, negative
 * afterwards. `now` is in milliseconds since 1970.
 */
export function daysUntil(date: string, now: number): number {
  // Rounded, because a clock change makes a day of 23 or 25 hours.
  return Math.round((midnightOf(date) - new Date(now).setHours(0, 0, 0, 0)) / DAY_MS) || 0
}

/** Formats a date, such as "May 3rd, 2026". `""` without a date. */
export function formatWeddingDate(date: string): string {
  const midnight = new Date(midnightOf(date))
  const day = midnight.getDate()
  if (!day) return ''
  const ordinal = ORDINALS[day > 10 && day < 14 ? 0 : day % 10] ?? 'th'
  return midnight.toLocaleDateString('en-US', { dateStyle: 'long' }).replace(',', `${ordinal},`)
}

/** Local midnight of a date. `Date.parse` without a time would return midnight in UTC. */
function midnightOf(date: string): number {
  return Date.parse(`${date}T00:00`)
}
