import type { DeskPeriod } from '@vowkit/sdk-core/desk'

/** The formats of calendar dates `YYYY-MM-DD` in one language. */
export interface CalendarFormats {
  /** Formats a month `YYYY-MM`, such as "June 2027". */
  month(month: string): string
  /** Formats a date with its weekday, such as "Saturday, June 12, 2027". */
  day(date: string): string
  /** Formats a period, such as "June 12 – 14, 2027". */
  period(period: DeskPeriod): string
  /** Formats a past timestamp relative to `now` in milliseconds, such as "2 hours ago". */
  ago(timestamp: string, now: number): string
  /** The days of the week from Sunday: a short and a complete name. */
  weekdays: readonly { short: string; long: string }[]
}

/** A week that starts on a Sunday. */
const WEEK = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2023, 0, 1 + index)))
const read = (date: string) => new Date(`${date}T00:00:00Z`)

/** Creates the formats of a locale such as `es-US`. */
export function createCalendarFormats(locale: string): CalendarFormats {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  const month = format({ month: 'long', year: 'numeric' })
  const day = format({ dateStyle: 'full' })
  const period = format({ dateStyle: 'long' })
  const [short, long] = [format({ weekday: 'short' }), format({ weekday: 'long' })]
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return {
    ago(timestamp, now) {
      const minutes = Math.round((Date.parse(timestamp) - now) / 60_000)
      if (minutes > -60) return relative.format(minutes, 'minute')
      if (minutes > -24 * 60) return relative.format(Math.round(minutes / 60), 'hour')
      return relative.format(Math.round(minutes / 60 / 24), 'day')
    },
    month: (given) => month.format(read(`${given}-01`)),
    day: (date) => day.format(read(date)),
    period: ({ from, to }) => period.formatRange(read(from), read(to)),
    weekdays: WEEK.map((date) => ({ short: short.format(date), long: long.format(date) })),
  }
}
