import { and, eq, exists, inArray, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { bookedDate } from '../../db/booked-date.ts'
import { calendarEventDays, calendarSubscriptions, leads, vendorCalendars, vendorDays } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

export interface CalendarDay {
  /** `YYYY-MM-DD` */
  date: string
  /** A calendar is unknown if one of its feeds was last read before this time. */
  staleAt: Date
  /** The last day for which feeds are read. */
  lastDate: string
}

const isOfCalendar = (column: SQLWrapper) => sql`${column} = ${vendorCalendars.vendorId}`
const one = sql`1`

/** The condition that the vendor of the row in `vendor_calendars` takes no further wedding on the day. */
function isTaken(db: Database, date: string): SQL {
  const marked = (mark: 'taken' | 'free') =>
    exists(
      db
        .select({ one })
        .from(vendorDays)
        .where(and(isOfCalendar(vendorDays.vendorId), eq(vendorDays.date, date), eq(vendorDays.mark, mark))),
    )
  const weddings = sql`(
    select count(*) from ${leads} where ${isOfCalendar(leads.vendorId)} and ${leads.state} = 'booked'
    and ${bookedDate} = ${date}::date)`
  const events = sql`(
    select coalesce(sum(${calendarEventDays.events}), 0) from ${calendarEventDays}
    join ${calendarSubscriptions} on ${calendarSubscriptions.id} = ${calendarEventDays.subscriptionId}
    where ${isOfCalendar(calendarSubscriptions.vendorId)} and ${calendarEventDays.date} = ${date}::date)`
  // Days that a vendor has marked as free ignore the events of its feeds.
  const counted = sql`${weddings} + case when ${marked('free')} then 0 else ${events} end`
  return sql`(${marked('taken')} or ${counted} >= ${vendorCalendars.weddingsPerDay})`
}

/** The condition that the calendar is complete for the day: all feeds of the vendor were read lately. */
function isCurrent({ date, staleAt, lastDate }: CalendarDay): SQL {
  const { vendorId, readAt } = calendarSubscriptions
  // Not `not exists`: PostgreSQL may run that once for all vendors, and scans the whole table.
  const unread = sql`select count(*) from ${calendarSubscriptions} where ${isOfCalendar(vendorId)}`
  if (date > lastDate) return sql`(${unread}) = 0`
  return sql`(${unread} and (${readAt} is null or ${readAt} < ${sql.param(staleAt, readAt)})) = 0`
}

/** The status of the day for each of the vendors that share their calendar. Vendors with an unknown status are missing. */
export async function readStatuses(
  db: Database,
  vendorIds: readonly number[],
  day: CalendarDay,
): Promise<Map<number, 'free' | 'taken'>> {
  if (vendorIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: vendorCalendars.vendorId,
      isTaken: sql<boolean>`${isTaken(db, day.date)}`,
      isCurrent: sql<boolean>`${isCurrent(day)}`,
    })
    .from(vendorCalendars)
    .where(and(inArray(vendorCalendars.vendorId, [...vendorIds]), eq(vendorCalendars.isShared, true)))
  return new Map(
    rows.flatMap((row) => {
      const status = row.isTaken ? 'taken' : row.isCurrent ? 'free' : undefined
      return status === undefined ? [] : [[row.id, status]]
    }),
  )
}

/** The condition that the vendor with this id shares its calendar and is free on the day. */
export function isFreeOn(db: Database, vendorId: SQLWrapper, day: CalendarDay): SQL {
  return exists(
    db
      .select({ one })
      .from(vendorCalendars)
      .where(
        and(
          sql`${vendorCalendars.vendorId} = ${vendorId}`,
          eq(vendorCalendars.isShared, true),
          not(isTaken(db, day.date)),
          isCurrent(day),
        ),
      ),
  )
}

/** The condition that the vendor with this id shares its calendar and takes no further wedding on the day. */
export function isTakenOn(db: Database, vendorId: SQLWrapper, date: string): SQL {
  return exists(
    db
      .select({ one })
      .from(vendorCalendars)
      .where(
        and(sql`${vendorCalendars.vendorId} = ${vendorId}`, eq(vendorCalendars.isShared, true), isTaken(db, date)),
      ),
  )
}
