const DAY_MS = 86_400_000

/**
 * How many days are left until a date (`YYYY-MM-DD`), where the person is: 0 on the day itself, negative after it, 0 too
 * when there is no date. `now` is in milliseconds since 1970.
 */
export function daysUntil(date: string, now: number): number {
  const day = parse(date)
  const today = new Date(now)
  // Whole days between two calendar dates: counting hours would go wrong where a day has 23 or 25 of them.
  return day ? (utcDay(...day) - utcDay(today.getFullYear(), today.getMonth() + 1, today.getDate())) / DAY_MS : 0
}

/** Whether a date is still to come: tomorrow at the earliest. */
export function isFutureDate(date: string, now: number): boolean {
  return daysUntil(date, now) > 0
}

/** A date in words, such as "May 3rd, 2026"; `""` when there is none. */
export function formatWeddingDate(date: string): string {
  const parts = parse(date)
  if (!parts) return ''
  const [year, month, day] = parts
  const name = new Date(utcDay(year, month, day)).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' })
  return `${name} ${day}${ordinalOf(day)}, ${year}`
}

/** A calendar date belongs to no time zone, so it is never read as an instant. */
function parse(date: string): [year: number, month: number, day: number] | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined) return null
  return new Date(utcDay(year, month, day)).getUTCDate() === day ? [year, month, day] : null
}

function utcDay(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day)
}

function ordinalOf(day: number): string {
  if (day > 10 && day < 14) return 'th'
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'
}
