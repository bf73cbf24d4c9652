import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import type { Calendars } from './service.ts'

export function registerCalendarRoutes(register: RegisterCall, calendars: Calendars): void {
  register(calls.getDeskCalendar, ({ account }) => calendars.get(account))
  register(calls.updateDeskCalendar, ({ account, body }) => calendars.update(account, body))
  register(calls.listDeskDays, ({ account, query }) => calendars.listDays(account, query))
  register(calls.markDeskDays, ({ account, body: { mark, ...period } }) => calendars.markDays(account, period, mark))
}
