import type { Clock } from './clock.ts'

/** The calendar days of the deployment's time zone, as `YYYY-MM-DD`. */
export interface Days {
  timeZone: string
  today(): string
  /** The day on which a moment lies. */
  of(moment: Date): string
  /** The day after a number of milliseconds from now. */
  after(ms: number): string
}

export function createDays(clock: Clock, timeZone: string): Days {
  // Swedish dates are written as in ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  const of = (moment: Date) => format.format(moment)
  return {
    timeZone,
    of,
    today: () => of(clock.now()),
    after: (ms) => of(new Date(clock.now().getTime() + ms)),
  }
}
