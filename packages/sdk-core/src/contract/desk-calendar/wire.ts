import type { Wire } from '../shared/call.ts'
import { readDeskCalendar, readDeskDayList } from './readers.generated.ts'

const CALENDAR = '/desk/calendar/'
const SUBSCRIPTIONS = `${CALENDAR}subscriptions/`
const SUBSCRIPTION = `${SUBSCRIPTIONS}{id}/`
const DAYS = `${CALENDAR}days/`

export const deskCalendarWire = {
  getDeskCalendar: { method: 'GET', path: CALENDAR, auth: 'required', read: readDeskCalendar },
  updateDeskCalendar: { method: 'PATCH', path: CALENDAR, auth: 'required', encoding: 'json', read: readDeskCalendar },
  listDeskDays: { method: 'GET', path: DAYS, auth: 'required', read: readDeskDayList },
  markDeskDays: { method: 'PATCH', path: DAYS, auth: 'required', encoding: 'json', read: readDeskDayList },
  renewDeskFeed: { method: 'POST', path: `${CALENDAR}feed/`, auth: 'required', read: readDeskCalendar },
  addDeskSubscription: {
    method: 'POST',
    path: SUBSCRIPTIONS,
    auth: 'required',
    encoding: 'json',
    read: readDeskCalendar,
  },
  readDeskSubscription: { method: 'POST', path: `${SUBSCRIPTION}read/`, auth: 'required', read: readDeskCalendar },
  deleteDeskSubscription: { method: 'DELETE', path: SUBSCRIPTION, auth: 'required', read: readDeskCalendar },
} as const satisfies Record<string, Wire>
