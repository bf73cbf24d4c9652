import type { BodyOf, calls, DayMark, DeskCalendar, DeskDay } from '@vowkit/sdk-core/contract'
import type { Account } from '../../http/call-context.ts'
import { HttpError, invalidField } from '../../http/http-error.ts'
import type { Database } from '../../platform/database.ts'
import type { RateLimits } from '../rate-limits/service.ts'
import type { VendorService } from '../vendors/service.ts'
import { countDays, listDates } from './dates.ts'
import { listDays } from './days.ts'
import {
  type CalendarSettings,
  countEvents,
  deleteMarks,
  findSettings,
  type Period,
  saveSettings,
  storeMarks,
} from './repository.ts'
import { calendarRules } from './rules.ts'

/**
 * The calendar of the caller's vendor: the days on which it takes no further wedding. Dates have no time zone. Throws 403
 * `not_a_vendor` for accounts without a vendor.
 */
export interface Calendars {
  get(account: Account): Promise<DeskCalendar>
  update(account: Account, change: BodyOf<typeof calls.updateDeskCalendar>): Promise<DeskCalendar>
  /** Lists the days with a mark, a booking or an event. Throws 400 for an invalid period. */
  listDays(account: Account, period: Period): Promise<DeskDay[]>
  /** Marks days, then lists them. Days without events need no mark to be free. */
  markDays(account: Account, period: Period, mark: DayMark): Promise<DeskDay[]>
}

export interface CalendarDeps {
  db: Database
  vendors: Pick<VendorService, 'findByUser'>
  rateLimits: Pick<RateLimits, 'spend'>
}

export function createCalendars({ db, vendors, rateLimits }: CalendarDeps): Calendars {
  async function requireVendor({ id: userId }: Account): Promise<number> {
    const vendor = await vendors.findByUser(userId)
    if (vendor) return vendor.id
    throw new HttpError(403, 'not_a_vendor', 'This account has no calendar. Sign in with the account of a vendor.')
  }

  async function read(vendorId: number): Promise<DeskCalendar> {
    return toCalendar(await findSettings(db, vendorId))
  }

  async function change(vendorId: number, work: (tx: Database) => Promise<void>): Promise<void> {
    await db.transaction(async (tx) => {
      await rateLimits.spend(tx, `calendar-changes:${vendorId}`, calendarRules.calendarChanges)
      await work(tx)
    })
  }

  return {
    get: async (account) => read(await requireVendor(account)),

    async update(account, { weddings_per_day: weddingsPerDay, is_shared: isShared }) {
      const vendorId = await requireVendor(account)
      await change(vendorId, (tx) =>
        saveSettings(tx, vendorId, {
          ...(weddingsPerDay !== undefined && { weddingsPerDay }),
          ...(isShared !== undefined && { isShared }),
        }),
      )
      return read(vendorId)
    },

    async listDays(account, period) {
      requirePeriod(period)
      return listDays(db, await requireVendor(account), period)
    },

    async markDays(account, period, mark) {
      requirePeriod(period)
      const vendorId = await requireVendor(account)
      await change(vendorId, async (tx) => {
        if (mark === 'taken') return storeMarks(tx, vendorId, listDates(period), mark)
        const events = await countEvents(tx, vendorId, period)
        await deleteMarks(tx, vendorId, period)
        await storeMarks(
          tx,
          vendorId,
          events.map(({ date }) => date),
          mark,
        )
      })
      return listDays(db, vendorId, period)
    },
  }
}

function toCalendar({ weddingsPerDay, isShared }: CalendarSettings): DeskCalendar {
  return { weddings_per_day: weddingsPerDay, is_shared: isShared }
}

function requirePeriod(period: Period): void {
  const days = countDays(period)
  if (days < 1) throw invalidField('from', 'The first day must not be after the last day.')
  if (days > calendarRules.calendarDaysMax)
    throw invalidField('from', `Use a period of at most ${calendarRules.calendarDaysMax} days.`)
}
