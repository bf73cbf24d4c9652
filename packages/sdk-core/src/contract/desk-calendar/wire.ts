import type { Wire } from '../shared/call.ts'
import { readDeskCalendar, readDeskDayList } from './readers.generated.ts'

const CALENDAR = '/desk/calendar/'
const DAYS = `${CALENDAR}days/`

export const deskCalendarWire = {
  getDeskCalendar: { method: 'GET', path: CALENDAR, auth: 'required', read: readDeskCalendar },
  updateDeskCalendar: { method: 'PATCH', path: CALENDAR, auth: 'required', encoding: 'json', read: readDeskCalendar },
  listDeskDays: { method: 'GET', path: DAYS, auth: 'required', read: readDeskDayList },
  markDeskDays: { method: 'PATCH', path: DAYS, auth: 'required', encoding: 'json', read: readDeskDayList },
} as const satisfies Record<string, Wire>
