import type { VendorAvailability } from '@vowkit/sdk-core/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Days } from '../../platform/days.ts'
import { DAY } from '../../platform/units.ts'
import { listDays } from './days.ts'
import { findSettings, isBookedBy } from './repository.ts'
import { calendarRules } from './rules.ts'
import { listSubscriptions } from './subscriptions.ts'

type Status = VendorAvailability['status']

/** Whether vendors that share their calendar take a wedding on a date. Reveals only free or taken, never why. */
export interface Availability {
  /** Resolves to `unknown` for dates in the past, and if a feed of the vendor was not read lately. */
  statusOn(vendorId: number, date: string): Promise<Status>
  /** Like `statusOn` for the date of a couple. Undefined if it is unknown or the couple has booked the vendor. */
  findFor(accountId: number, vendorId: number, date: string): Promise<VendorAvailability | undefined>
}

export function createAvailability({ db, clock, days }: { db: Database; clock: Clock; days: Days }): Availability {
  async function statusOn(vendorId: number, date: string): Promise<Status> {
    const { isShared } = await findSettings(db, vendorId)
    // At the couple's place it can still be the day before.
    if (!isShared || date < days.after(-DAY)) return 'unknown'
    const [day] = await listDays(db, vendorId, { from: date, to: date })
    if (day?.is_taken) return 'taken'
    const feeds = await listSubscriptions(db, vendorId)
    const staleAt = new Date(clock.now().getTime() - calendarRules.calendarStaleMs)
    const isCurrent = feeds.every(({ readAt }) => readAt !== null && readAt >= staleAt)
    const isCovered = feeds.length === 0 || date <= days.after(calendarRules.calendarAheadMs)
    return isCurrent && isCovered ? 'free' : 'unknown'
  }

  return {
    statusOn,
    async findFor(accountId, vendorId, date) {
      const status = await statusOn(vendorId, date)
      if (status === 'unknown' || (await isBookedBy(db, vendorId, accountId))) return undefined
      return { date, status }
    },
  }
}
