import type { VendorAvailability } from '@vowkit/sdk-core/contract'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Days } from '../../platform/days.ts'
import { DAY } from '../../platform/units.ts'
import { isFreeOn, isTakenOn, readStatuses } from './free-days.ts'
import { isBookedBy } from './repository.ts'
import { calendarRules } from './rules.ts'

type Status = VendorAvailability['status']

/** Whether vendors that share their calendar take a wedding on a date. Reveals only free or taken, never why. */
export interface Availability {
  /** Resolves to `unknown` for dates in the past, and if a feed of the vendor was not read lately. */
  statusOn(vendorId: number, date: string): Promise<Status>
  /** Like `statusOn` for several vendors. Vendors with an unknown status are missing. */
  statusesOn(vendorIds: readonly number[], date: string): Promise<Map<number, 'free' | 'taken'>>
  /** The condition of a query that `statusOn` is `free` for the vendor with this id. */
  isFree(vendorId: SQLWrapper, date: string): SQL
  /** The condition of a query that `statusOn` is `taken` for the vendor with this id. */
  isTaken(vendorId: SQLWrapper, date: string): SQL
  /** Like `statusOn` for the date of a couple. Undefined if the couple has booked the vendor for it. */
  findFor(accountId: number, vendorId: number, date: string): Promise<VendorAvailability | undefined>
}

export function createAvailability({ db, clock, days }: { db: Database; clock: Clock; days: Days }): Availability {
  const toDay = (date: string) => ({
    date,
    staleAt: new Date(clock.now().getTime() - calendarRules.calendarStaleMs),
    lastDate: days.after(calendarRules.calendarAheadMs),
  })
  // At the couple's place it can still be the day before.
  const isPast = (date: string) => date < days.after(-DAY)

  async function statusesOn(vendorIds: readonly number[], date: string): Promise<Map<number, 'free' | 'taken'>> {
    return isPast(date) ? new Map() : readStatuses(db, vendorIds, toDay(date))
  }

  const statusOn = async (vendorId: number, date: string): Promise<Status> =>
    (await statusesOn([vendorId], date)).get(vendorId) ?? 'unknown'

  return {
    statusOn,
    statusesOn,
    isFree: (vendorId, date) => (isPast(date) ? sql`false` : isFreeOn(db, vendorId, toDay(date))),
    isTaken: (vendorId, date) => (isPast(date) ? sql`false` : isTakenOn(db, vendorId, date)),
    async findFor(accountId, vendorId, date) {
      const status = await statusOn(vendorId, date)
      if (await isBookedBy(db, vendorId, accountId, date)) return undefined
      return { date, status }
    },
  }
}
