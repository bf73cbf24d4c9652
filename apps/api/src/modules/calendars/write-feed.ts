import { createCalendarWriter } from './calendar-writer.ts'
import { addDays } from './dates.ts'

/** What the feed of a vendor contains. */
export interface FeedContent {
  /** The name of the vendor. */
  name: string
  language: 'en' | 'es'
  /** The booked leads with their dates, and the first names of the couple if the feed shows names. */
  bookings: { leadId: number; date: string; names: string[] }[]
  /** The days that are marked as taken, in their order. */
  takenDates: string[]
  /** The host in the ids of the events. */
  host: string
  now: Date
}

const TEXTS = {
  en: { booked: 'Booked', taken: 'Not available' },
  es: { booked: 'Reservado', taken: 'No disponible' },
}

/** Writes a vendor's calendar by RFC 5545. All events are all-day events, which have no time zone. */
export function writeFeed({ name, language, bookings, takenDates, host, now }: FeedContent): string {
  const texts = TEXTS[language]
  const calendar = createCalendarWriter({ name, host, now })
  for (const { leadId, date, names } of bookings) {
    const summary = names.length > 0 ? `${texts.booked}: ${names.join(' & ')}` : texts.booked
    calendar.add({ uid: `booking-${leadId}`, summary, from: date, to: date, isBusy: true })
  }
  for (const period of periodsOf(takenDates)) {
    calendar.add({ uid: `taken-${period.from}`, summary: texts.taken, ...period, isBusy: true })
  }
  return calendar.toText()
}

/** Joins consecutive dates. */
function periodsOf(dates: string[]): { from: string; to: string }[] {
  const periods: { from: string; to: string }[] = []
  for (const date of dates) {
    const last = periods.at(-1)
    if (last && addDays(last.to, 1) === date) last.to = date
    else periods.push({ from: date, to: date })
  }
  return periods
}
