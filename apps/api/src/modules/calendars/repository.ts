import type { DayMark } from '@vowkit/sdk-core/contract'
import { and, between, eq, sql, sum } from 'drizzle-orm'
import { bookedDate } from '../../db/booked-date.ts'
import {
  accounts,
  calendarEventDays,
  calendarSubscriptions,
  couples,
  leads,
  vendorCalendars,
  vendorDays,
} from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

/** The first and the last date of a period, as `YYYY-MM-DD`. */
export interface Period {
  from: string
  to: string
}

export type CalendarSettings = Omit<typeof vendorCalendars.$inferSelect, 'vendorId'>

const DEFAULTS: CalendarSettings = { weddingsPerDay: 1, isShared: false, showsNames: false, feedVersion: 1 }

export async function findSettings(db: Database, vendorId: number): Promise<CalendarSettings> {
  const [row] = await db.select().from(vendorCalendars).where(eq(vendorCalendars.vendorId, vendorId))
  return row ?? DEFAULTS
}

/** Changes the settings. Undefined values are kept. */
export async function saveSettings(tx: Database, vendorId: number, change: Partial<CalendarSettings>): Promise<void> {
  // An update needs at least one column.
  const set = { ...change, vendorId }
  await tx.insert(vendorCalendars).values(set).onConflictDoUpdate({ target: vendorCalendars.vendorId, set })
}

export function listMarks(db: Database, vendorId: number, { from, to }: Period) {
  return db
    .select({ date: vendorDays.date, mark: vendorDays.mark })
    .from(vendorDays)
    .where(and(eq(vendorDays.vendorId, vendorId), between(vendorDays.date, from, to)))
}

/** Replaces the marks of days. */
export async function storeMarks(tx: Database, vendorId: number, dates: string[], mark: DayMark): Promise<void> {
  if (dates.length === 0) return
  await tx
    .insert(vendorDays)
    .values(dates.map((date) => ({ vendorId, date, mark })))
    .onConflictDoUpdate({ target: [vendorDays.vendorId, vendorDays.date], set: { mark } })
}

export async function deleteMarks(tx: Database, vendorId: number, { from, to }: Period): Promise<void> {
  await tx.delete(vendorDays).where(and(eq(vendorDays.vendorId, vendorId), between(vendorDays.date, from, to)))
}

/**
 * The date of a booking. Its subquery reads only the couples of the selected leads, because a condition on the joined
 * table would scan all couples.
 */
const bookingDate = sql<string>`${bookedDate}`.mapWith(leads.weddingDate)

/** Lists the booked leads whose wedding date is in the period. */
export function listBookings(db: Database, vendorId: number, { from, to }: Period) {
  return db
    .select({
      leadId: leads.id,
      date: bookingDate,
      coupleName: accounts.displayName,
      firstName: accounts.firstName,
      partnerName: couples.partnerName,
    })
    .from(leads)
    .innerJoin(accounts, eq(accounts.id, leads.accountId))
    .leftJoin(couples, eq(couples.accountId, leads.accountId))
    .where(and(eq(leads.vendorId, vendorId), eq(leads.state, 'booked'), between(bookingDate, from, to)))
    .orderBy(bookingDate, leads.id)
}

/** Counts the events of each day in all feeds of a vendor. */
export function countEvents(db: Database, vendorId: number, { from, to }: Period) {
  return db
    .select({ date: calendarEventDays.date, events: sum(calendarEventDays.events).mapWith(Number) })
    .from(calendarEventDays)
    .innerJoin(calendarSubscriptions, eq(calendarSubscriptions.id, calendarEventDays.subscriptionId))
    .where(and(eq(calendarSubscriptions.vendorId, vendorId), between(calendarEventDays.date, from, to)))
    .groupBy(calendarEventDays.date)
}

/** Whether an account has booked the vendor for a date. */
export async function isBookedBy(db: Database, vendorId: number, accountId: number, date: string): Promise<boolean> {
  const isBooking = and(
    eq(leads.vendorId, vendorId),
    eq(leads.accountId, accountId),
    eq(leads.state, 'booked'),
    eq(bookingDate, date),
  )
  return (await db.$count(leads, isBooking)) > 0
}
