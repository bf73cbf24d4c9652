import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { CoupleWedding } from './wedding.ts'

/** Whether vendors are free on a date: `Availability` of the calendars. */
export interface FreeDates {
  /** Vendors with an unknown status are missing. */
  statusesOn(vendorIds: readonly number[], date: string): Promise<Map<number, 'free' | 'taken'>>
  /** The condition of a query that the vendor with this id is free. */
  isFree(vendorId: SQLWrapper, date: string): SQL
  /** The condition of a query that the vendor with this id is not free. */
  isTaken(vendorId: SQLWrapper, date: string): SQL
}

/** What lists and searches of vendors need. */
export interface SearchDeps {
  db: Database
  clock: Clock
  /** The currency of all amounts. */
  currency: string
  availability: FreeDates
  /** Returns the wedding of a couple. */
  findWedding(accountId: number): Promise<CoupleWedding>
}
