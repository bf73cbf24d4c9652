// Generated from schema.ts by `npm run readers`. Do not edit.
import {
  readDate,
  readId,
  readIfPossible,
  readList,
  readNumber,
  readOneOf,
  readOptional,
  readRecord,
  readText,
  readTextOrEmpty,
} from '../shared/read.ts'
import type { DeskCalendar, DeskDay, DeskDayList, DeskSubscription } from './schema.ts'

function readDeskSubscription(value: unknown): DeskSubscription {
  const record = readRecord(value)
  return {
    id: readId(record.id),
    name: readTextOrEmpty(record.name),
    host: readTextOrEmpty(record.host),
    read_at: readOptional(record.read_at, readText),
    problem: readIfPossible(record.problem, readDeskSubscriptionProblem),
  }
}

function readDeskSubscriptionProblem(value: unknown): NonNullable<DeskSubscription['problem']> {
  const record = readRecord(value)
  return {
    kind: readOneOf(record.kind, ['status', 'timeout', 'no_answer', 'private_host', 'too_many_redirects', 'too_large', 'not_calendar']) ?? 'no_answer',
    status: readOptional(record.status, readNumber),
  }
}

export function readDeskCalendar(value: unknown): DeskCalendar {
  const record = readRecord(value)
  return {
    weddings_per_day: readNumber(record.weddings_per_day),
    is_shared: Boolean(record.is_shared),
    shows_names: Boolean(record.shows_names),
    feed_url: readTextOrEmpty(record.feed_url),
    subscriptions: readList(record.subscriptions, readDeskSubscription),
  }
}

function readDeskDay(value: unknown): DeskDay {
  const record = readRecord(value)
  return {
    date: readDate(record.date),
    is_taken: Boolean(record.is_taken),
    mark: readOneOf(record.mark, ['taken', 'free']),
    bookings: readList(record.bookings, readDeskDayBookings),
    events: readNumber(record.events),
  }
}

function readDeskDayBookings(value: unknown): DeskDay['bookings'][number] {
  const record = readRecord(value)
  return {
    lead_id: readId(record.lead_id),
    couple_name: readTextOrEmpty(record.couple_name),
  }
}

export function readDeskDayList(value: unknown): DeskDayList {
  return readList(value, readDeskDay)
}
