import type { WebsiteFigures } from '../contract/figures/schema.ts'

/** What is counted, from a view to a booking. */
export const FIGURES = ['views', 'drafts', 'visions', 'inquiries', 'booked'] as const

export type Figure = (typeof FIGURES)[number]

/** The counts of one or more rows of figures. */
export type FigureTotals = Record<Figure, number>

/** The figures of one element on one website. */
export interface PlaceFigures extends FigureTotals {
  /** `""`: our own site. */
  host: string
  /** `""`: contacts without an element. */
  element: string
}

const DAY_MS = 24 * 60 * 60 * 1_000

/** Returns the day of a time in a time zone, as `YYYY-MM-DD`. */
export function dayIn(timeZone: string, time: number): string {
  // Swedish dates are written as in ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(time)
}

/** Adds days to a calendar date `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Adds up figures. */
export function sumFigures(rows: readonly FigureTotals[]): FigureTotals {
  const total: FigureTotals = { views: 0, drafts: 0, visions: 0, inquiries: 0, booked: 0 }
  for (const row of rows) for (const figure of FIGURES) total[figure] += row[figure]
  return total
}

/** Returns one figure for each day of a period, including days without any. Both days are part of the period. */
export function figuresByDay(
  rows: readonly WebsiteFigures[],
  figure: Figure,
  { from, to }: { from: string; to: string },
): { date: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(row.date, (counts.get(row.date) ?? 0) + row[figure])
  const days: { date: string; count: number }[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) days.push({ date, count: counts.get(date) ?? 0 })
  return days
}

/** Returns the figures of each element on each website, those with the most views first. */
export function figuresByPlace(rows: readonly WebsiteFigures[]): PlaceFigures[] {
  const places = new Map<string, WebsiteFigures[]>()
  for (const row of rows) {
    const key = JSON.stringify([row.host, row.element])
    places.set(key, [...(places.get(key) ?? []), row])
  }
  const sums = [...places.values()].flatMap((found) => {
    const [first] = found
    return first ? [{ host: first.host, element: first.element, ...sumFigures(found) }] : []
  })
  return sums.sort((one, other) => FIGURES.map((figure) => other[figure] - one[figure]).find(Boolean) ?? 0)
}
