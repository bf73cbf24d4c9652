// Generated from schema.ts by `npm run readers`. Do not edit.
import { readDate, readId, readList, readNumber, readOneOf, readRecord, readTextOrEmpty } from '../shared/read.ts'
import type { DeskCalendar, DeskDay, DeskDayList } from './schema.ts'

export function readDeskCalendar(value: unknown): DeskCalendar {
  const record = readRecord(value)
  return {
    weddings_per_day: readNumber(record.weddings_per_day),
    is_shared: Boolean(record.is_shared),
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
