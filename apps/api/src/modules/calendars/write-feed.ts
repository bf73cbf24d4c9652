import ICAL from 'ical.js'
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
  const stamp = ICAL.Time.fromJSDate(now, true)
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', `-//${host}//Calendar//EN`)
  calendar.addPropertyWithValue('method', 'PUBLISH')
  calendar.addPropertyWithValue('x-wr-calname', encodeText(name))
  calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromString('PT1H')).setParameter('value', 'DURATION')

  function add(uid: string, summary: string, { from, to }: { from: string; to: string }): void {
    const event = new ICAL.Component('vevent')
    event.addPropertyWithValue('uid', `${uid}@${host}`)
    event.addPropertyWithValue('dtstamp', stamp)
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(from))
    // The end of an all-day event is the day after its last day.
    event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(addDays(to, 1)))
    event.addPropertyWithValue('summary', summary)
    event.addPropertyWithValue('transp', 'OPAQUE')
    calendar.addSubcomponent(event)
  }

  for (const { leadId, date, names } of bookings) {
    const summary = names.length > 0 ? `${texts.booked}: ${names.join(' & ')}` : texts.booked
    add(`booking-${leadId}`, summary, { from: date, to: date })
  }
  for (const period of periodsOf(takenDates)) add(`taken-${period.from}`, texts.taken, period)
  return `${calendar.toString()}\r\n`
}

/** Encodes a text. The library encodes only properties that it knows. */
function encodeText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\;,]/g, '\\$&')
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
