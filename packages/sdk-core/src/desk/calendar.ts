import type { DeskCalendar, DeskDay } from '../contract/desk-calendar/schema.ts'
import type { DayMark } from '../contract/desk-calendar/states.ts'
import { deskCalendarWire as wire } from '../contract/desk-calendar/wire.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { type CallResult, unwrapResult } from '../http/call-result.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { SaveFailure } from '../shared/save-result.ts'

type Ports = Pick<FeaturePorts, 'http'>

/** The first and the last date of a period, as `YYYY-MM-DD`. At most 366 days. */
export interface DeskPeriod {
  from: string
  to: string
}

/** The result of a change of the calendar, with the changed calendar. */
export type DeskCalendarResult = { ok: true; calendar: DeskCalendar } | SaveFailure

/** Fetches the settings of the vendor's calendar. Throws an `SdkError` if the request fails. */
export async function getDeskCalendar({ http }: Ports, signal?: AbortSignal): Promise<DeskCalendar> {
  return unwrapResult(await http.call(wire.getDeskCalendar, { signal, logFailure: true }))
}

/** Changes the settings of the calendar. Absent fields keep their value. */
export async function updateDeskCalendar(
  { http }: Ports,
  body: { weddings_per_day?: number; is_shared?: boolean; shows_names?: boolean },
): Promise<DeskCalendarResult> {
  return toResult(await http.call(wire.updateDeskCalendar, { body, logFailure: true }))
}

/**
 * Fetches the days of a period that have a mark, a booking or an event. All other days are free. Throws an `SdkError` if
 * the request fails.
 */
export async function listDeskDays(
  { http }: Ports,
  { from, to }: DeskPeriod,
  signal?: AbortSignal,
): Promise<DeskDay[]> {
  return unwrapResult(await http.call(wire.listDeskDays, { query: { from, to }, signal, logFailure: true }))
}

/** Marks the days of a period as taken or free, and resolves to the days like `listDeskDays`. */
export async function markDeskDays(
  { http }: Ports,
  { from, to }: DeskPeriod,
  mark: DayMark,
): Promise<{ ok: true; days: DeskDay[] } | SaveFailure> {
  const result = await http.call(wire.markDeskDays, { body: { from, to, mark }, logFailure: true })
  return result.ok ? { ok: true, days: result.data } : result
}

/** Replaces the secret URL of the vendor's feed. The previous URL stops working. */
export async function renewDeskFeed({ http }: Ports): Promise<DeskCalendarResult> {
  return toResult(await http.call(wire.renewDeskFeed, { logFailure: true }))
}

/**
 * Adds an iCalendar feed, whose events take days of the vendor, and reads it. Resolves to the calendar even if the feed
 * cannot be read: its `problem` is then the reason. Times in UTC are converted to the time zone of this device if the
 * feed names no time zone.
 */
export async function addDeskSubscription({ http }: Ports, url: string): Promise<DeskCalendarResult> {
  const body = { url, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone }
  return toResult(await http.call(wire.addDeskSubscription, { body, logFailure: true }))
}

/** Reads a feed now, instead of at its next time. */
export async function readDeskSubscription({ http }: Ports, id: Id): Promise<DeskCalendarResult> {
  return toResult(await http.call(wire.readDeskSubscription, { params: { id: String(id) }, logFailure: true }))
}

/** Removes a feed with its events. */
export async function deleteDeskSubscription({ http }: Ports, id: Id): Promise<DeskCalendarResult> {
  return toResult(await http.call(wire.deleteDeskSubscription, { params: { id: String(id) }, logFailure: true }))
}

function toResult(result: CallResult<DeskCalendar>): DeskCalendarResult {
  return result.ok ? { ok: true, calendar: result.data } : result
}
