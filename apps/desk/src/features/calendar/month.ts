import type { DeskPeriod } from '@vowkit/sdk-core/desk'

const DAY_MS = 86_400_000
const DAYS_PER_WEEK = 7

/** Reads a date `YYYY-MM-DD` as a time in UTC, because calendar dates have no time zone. */
const read = (date: string) => new Date(`${date}T00:00:00Z`)
const write = (time: Date) => time.toISOString().slice(0, 10)

/** Returns the month `YYYY-MM` of a date. */
export function monthOf(date: string): string {
  return date.slice(0, 7)
}

export function addDays(date: string, days: number): string {
  return write(new Date(read(date).getTime() + days * DAY_MS))
}

/** Moves a date by months. Uses the last day of a shorter month, such as February 28 for January 31. */
export function addMonths(date: string, months: number): string {
  const first = read(`${monthOf(date)}-01`)
  first.setUTCMonth(first.getUTCMonth() + months)
  const month = monthOf(write(first))
  const moved = `${month}${date.slice(7)}`
  const { to } = periodOf(month)
  return moved > to ? to : moved
}

/** The first and the last day of a month. */
export function periodOf(month: string): DeskPeriod {
  const next = read(`${month}-01`)
  next.setUTCMonth(next.getUTCMonth() + 1)
  return { from: `${month}-01`, to: addDays(write(next), -1) }
}

/** The day of the week, from 0 for Sunday to 6. */
export function weekdayOf(date: string): number {
  return read(date).getUTCDay()
}

/** The weeks of a month, from Sunday to Saturday. Days of other months are `null`. */
export function weeksOf(month: string): (string | null)[][] {
  const { from, to } = periodOf(month)
  const start = addDays(from, -weekdayOf(from))
  const weeks: (string | null)[][] = []
  for (let first = start; first <= to; first = addDays(first, DAYS_PER_WEEK)) {
    const week = Array.from({ length: DAYS_PER_WEEK }, (_, index) => addDays(first, index))
    weeks.push(week.map((date) => (monthOf(date) === month ? date : null)))
  }
  return weeks
}
