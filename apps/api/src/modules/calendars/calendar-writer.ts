import ICAL from 'ical.js'
import { addDays } from './dates.ts'

/** An event of a calendar: on whole days, or from one moment to another. */
export interface CalendarEvent {
  /** Unique in the calendar, and the same whenever the calendar is written. */
  uid: string
  summary: string
  location?: string | undefined
  /** The first and the last day, which have no time zone; or two moments, which are written in UTC. */
  from: string | Date
  to: string | Date
  /** Whether the event makes its owner busy. Default: false. */
  isBusy?: boolean
}

/** Writes the events of a calendar one by one, and then its text by RFC 5545. */
export interface CalendarWriter {
  add(event: CalendarEvent): void
  toText(): string
}

export function createCalendarWriter({ name, host, now }: { name: string; host: string; now: Date }): CalendarWriter {
  const stamp = ICAL.Time.fromJSDate(now, true)
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', `-//${host}//Calendar//EN`)
  calendar.addPropertyWithValue('method', 'PUBLISH')
  calendar.addPropertyWithValue('x-wr-calname', encodeText(name))
  calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromString('PT1H')).setParameter('value', 'DURATION')

  return {
    add({ uid, summary, location, from, to, isBusy = false }) {
      const event = new ICAL.Component('vevent')
      event.addPropertyWithValue('uid', `${uid}@${host}`)
      event.addPropertyWithValue('dtstamp', stamp)
      event.addPropertyWithValue('dtstart', toStart(from))
      event.addPropertyWithValue('dtend', toEnd(to))
      event.addPropertyWithValue('summary', summary)
      if (location) event.addPropertyWithValue('location', location)
      event.addPropertyWithValue('transp', isBusy ? 'OPAQUE' : 'TRANSPARENT')
      calendar.addSubcomponent(event)
    },
    toText: () => `${calendar.toString()}\r\n`,
  }
}

function toStart(from: string | Date): ICAL.Time {
  return typeof from === 'string' ? ICAL.Time.fromDateString(from) : ICAL.Time.fromJSDate(from, true)
}

/** The end of an all-day event is the day after its last day. */
function toEnd(to: string | Date): ICAL.Time {
  return typeof to === 'string' ? ICAL.Time.fromDateString(addDays(to, 1)) : ICAL.Time.fromJSDate(to, true)
}

/** Encodes a text. The library encodes only properties that it knows. */
function encodeText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\;,]/g, '\\$&')
}
