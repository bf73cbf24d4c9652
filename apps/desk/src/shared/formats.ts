/** Formats of dates and numbers in one language. */
export interface Formats {
  /** Formats a date `YYYY-MM-DD`. Returns `""` without a date. */
  date(date: string | null | undefined): string
  /** Formats a timestamp: the time if it is today, otherwise the day. */
  time(timestamp: string): string
  /** Formats the day and the time of a timestamp. */
  moment(timestamp: string): string
  number(value: number): string
}

/** Creates the formats of a locale such as `es-US`. */
export function createFormats(locale: string): Formats {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const today = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
  const earlier = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' })
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const numbers = new Intl.NumberFormat(locale)
  return {
    date: (date) => (date ? day.format(new Date(`${date}T00:00:00Z`)) : ''),
    time(timestamp) {
      const time = new Date(timestamp)
      const isToday = time.toDateString() === new Date().toDateString()
      return (isToday ? today : earlier).format(time)
    },
    moment: (timestamp) => moments.format(new Date(timestamp)),
    number: numbers.format,
  }
}
