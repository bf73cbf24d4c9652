import { and, eq, ne } from 'drizzle-orm'
import { bookedDate } from '../../db/booked-date.ts'
import { leads } from '../../db/tables.ts'
import type { Availability } from '../../modules/calendars/service.ts'
import type { Database } from '../../platform/database.ts'

/**
 * What a demo vendor says about a date. `booked`: the couple itself has booked it. `checked`: the vendor shares no calendar,
 * and no other couple has booked the date. `unknown`: the date is in the past.
 */
export type DateStatus = 'booked' | 'free' | 'taken' | 'checked' | 'unknown'

export interface DateCheck {
  db: Database
  availability: Pick<Availability, 'statusOn'>
  today: string
  leadId: number
  vendorId: number
  /** The date for which the couple has booked the vendor, or `""`. */
  bookedFor: string
}

/** Answers from the calendar that the site shows. Without a shared calendar, answers from the bookings of the vendor. */
export async function checkDate(check: DateCheck, date: string): Promise<DateStatus> {
  const { db, availability, today, leadId, vendorId, bookedFor } = check
  if (date === bookedFor) return 'booked'
  if (date < today) return 'unknown'
  const status = await availability.statusOn(vendorId, date)
  if (status !== 'unknown') return status
  const isOther = and(ne(leads.id, leadId), eq(leads.vendorId, vendorId), eq(leads.state, 'booked'))
  return (await db.$count(leads, and(isOther, eq(bookedDate, date)))) > 0 ? 'taken' : 'checked'
}

/** Whether the vendor sends a contract for a date with this status. */
export function isForContract(status: DateStatus): boolean {
  return status === 'booked' || status === 'free' || status === 'checked'
}
