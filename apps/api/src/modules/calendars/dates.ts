import { DAY } from '../../platform/units.ts'

/** Adds days to a calendar date `YYYY-MM-DD`. Calendar dates have no time zone, so every day has 24 hours. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)
}

/** Number of days from the first date to the last, both included. 0 or less if `to` is before `from`. */
export function countDays({ from, to }: { from: string; to: string }): number {
  return (Date.parse(to) - Date.parse(from)) / DAY + 1
}

/** Lists the dates from the first date to the last, both included. */
export function listDates({ from, to }: { from: string; to: string }): string[] {
  return Array.from({ length: countDays({ from, to }) }, (_, index) => addDays(from, index))
}
