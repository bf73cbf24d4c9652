const DAY_MS = 86_400_000
const ORDINALS = ['th', 'st', 'nd', 'rd']

/**
 * How many days are left until a date (`YYYY-MM-DD`), where the person is: 0 on the day itself, negative after it, 0 too
 * when there is no date. `now` is in milliseconds since 1970.
 */
export function daysUntil(date: string, now: number): number {
  const today = new Date(now)
  // Both days as UTC counts them: hours would mislead where a clock change makes a day of 23 or 25.
  const left = startOf(date) - Date.UTC(today.getFullYear(), today.getMonth(), today.getDate())
  return left / DAY_MS || 0
}

/** Whether a date is still to come: tomorrow at the earliest. */
export function isFutureDate(date: string, now: number): boolean {
  return daysUntil(date, now) > 0
}

/** A date in words, such as "May 3rd, 2026"; `""` when there is none. */
export function formatWeddingDate(date: string): string {
  const start = new Date(startOf(date))
  const day = start.getUTCDate()
  if (!day) return ''
  const ordinal = (day > 10 && day < 14 ? undefined : ORDINALS[day % 10]) ?? 'th'
  return start.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }).replace(',', `${ordinal},`)
}

/** A calendar date belongs to no time zone; UTC stands for all of them. */
function startOf(date: string): number {
  return Date.parse(`${date}T00:00Z`)
}
