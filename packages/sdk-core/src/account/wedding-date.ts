const DAY_MS = 86_400_000
const ORDINALS = ['th', 'st', 'nd', 'rd']

/**
 * How many days are left until a date (`YYYY-MM-DD`), where the person is: 0 on the day itself, negative after it, 0 too
 * when there is no date. `now` is in milliseconds since 1970.
 */
export function daysUntil(date: string, now: number): number {
  // From midnight to midnight, rounded because a clock change makes a day of 23 or 25 hours.
  return Math.round((midnightOf(date) - new Date(now).setHours(0, 0, 0, 0)) / DAY_MS) || 0
}

/** A date in words, such as "May 3rd, 2026"; `""` when there is none. */
export function formatWeddingDate(date: string): string {
  const midnight = new Date(midnightOf(date))
  const day = midnight.getDate()
  if (!day) return ''
  const ordinal = ORDINALS[day > 10 && day < 14 ? 0 : day % 10] ?? 'th'
  return midnight.toLocaleDateString('en-US', { dateStyle: 'long' }).replace(',', `${ordinal},`)
}

/** When a date begins here. Without the time it would be read as the date in UTC. */
function midnightOf(date: string): number {
  return Date.parse(`${date}T00:00`)
}
