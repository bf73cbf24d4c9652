import ICAL from 'ical.js'
import { addDays, listDates } from './dates.ts'
import type { Period } from './repository.ts'
import { calendarRules } from './rules.ts'

export interface FeedTask extends Period {
  text: string
  /** The IANA time zone of times in UTC if the feed names none. */
  timeZone: string
}

export interface BusyDays {
  /** The name that the feed has for itself, or ''. */
  name: string
  /** The number of events by date, for the days in the period. */
  days: Map<string, number>
}

/**
 * Counts the events of a feed by calendar date. The date of a time is the date at the event's own place. Only times in
 * UTC are converted, to the time zone that the feed names. Cancelled events and events that are shown as free do not
 * count. Throws if the text is no calendar. May run long for malicious feeds, so call it in a worker.
 */
export function readBusyDays({ text, from, to, timeZone }: FeedTask): BusyDays {
  const root = new ICAL.Component(ICAL.parse(text))
  if (root.name !== 'vcalendar') throw new Error('The text is no calendar.')
  const zone = asZone(textOf(root, 'x-wr-timezone')) ?? asZone(timeZone) ?? 'UTC'
  const days = new Map<string, number>()
  for (const event of eventsOf(root)) {
    for (const { first, last } of occurrencesOf(event, to, zone)) {
      if (last < from || first > to) continue
      const shown = { from: first < from ? from : first, to: last > to ? to : last }
      for (const date of listDates(shown)) days.set(date, (days.get(date) ?? 0) + 1)
    }
  }
  return { name: decodeText(textOf(root, 'x-wr-calname')), days }
}

function textOf(component: ICAL.Component, property: string): string {
  return String(component.getFirstPropertyValue(property) ?? '')
}

/** Decodes the escapes of a text. The library decodes only properties that it knows. */
function decodeText(text: string): string {
  return text.replace(/\\([\\;,nN])/g, (_, character: string) => (/n/i.test(character) ? ' ' : character))
}

/** Returns the time zone if this platform knows it. */
function asZone(name: string): string | null {
  try {
    return name === '' ? null : new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/** The events of a calendar. Changed occurrences of a recurring event belong to their event. */
function eventsOf(root: ICAL.Component): ICAL.Event[] {
  const components = root.getAllSubcomponents('vevent').filter((event) => event.hasProperty('dtstart'))
  const exceptions = Map.groupBy(
    components.filter((event) => event.hasProperty('recurrence-id')),
    (event) => textOf(event, 'uid'),
  )
  const series = components.filter((event) => !event.hasProperty('recurrence-id'))
  const known = new Set(series.map((event) => textOf(event, 'uid')))
  // Some feeds contain a changed occurrence without its series.
  const alone = [...exceptions].flatMap(([uid, changed]) => (known.has(uid) ? [] : changed))
  return [...series, ...alone].map(
    (event) => new ICAL.Event(event, { exceptions: exceptions.get(textOf(event, 'uid')) ?? [] }),
  )
}

interface Occurrence {
  first: string
  last: string
}

/** Lists the occurrences of an event that start up to a date. */
function* occurrencesOf(event: ICAL.Event, to: string, zone: string): Generator<Occurrence> {
  if (!event.isRecurring()) {
    if (isBusy(event)) yield toOccurrence(event.startDate, event.endDate, zone)
    return
  }
  const iterator = event.iterator()
  for (let count = 0; count < calendarRules.calendarOccurrences; count++) {
    const next = iterator.next()
    // One day more, because a time in UTC can be on the day before.
    if (!next || next.toString().slice(0, 10) > addDays(to, 1)) return
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    if (isBusy(item)) yield toOccurrence(startDate, endDate, zone)
  }
}

function isBusy({ component }: ICAL.Event): boolean {
  return textOf(component, 'status') !== 'CANCELLED' && textOf(component, 'transp') !== 'TRANSPARENT'
}

function toOccurrence(start: ICAL.Time, end: ICAL.Time, zone: string): Occurrence {
  const first = dateOf(start, zone)
  if (start.isDate) {
    // The end of an all-day event is the day after its last day.
    return toOrdered(first, addDays(dateOf(end, zone), -1))
  }
  const beforeNight = end.clone()
  beforeNight.adjust(0, -calendarRules.calendarNightEndsAt, 0, 0)
  return toOrdered(first, dateOf(beforeNight, zone))
}

/** The period of two dates. An event takes at least its first day. */
function toOrdered(first: string, end: string): Occurrence {
  return { first, last: end < first ? first : end }
}

/** The calendar date of a time. */
function dateOf(time: ICAL.Time, zone: string): string {
  if (time.isDate || time.zone !== ICAL.Timezone.utcTimezone) return time.toString().slice(0, 10)
  // The Swedish format of dates is YYYY-MM-DD.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(time.toJSDate())
}
