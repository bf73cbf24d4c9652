import type { BodyOf, calls, DayMark, DeskCalendar, DeskDay } from '@vowkit/sdk-core/contract'
import type { Account } from '../../http/call-context.ts'
import { HttpError, invalidField, notFound } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Days } from '../../platform/days.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { RateLimits } from '../rate-limits/service.ts'
import type { VendorService } from '../vendors/service.ts'
import { readFeedAddress } from './address.ts'
import { countDays, listDates } from './dates.ts'
import { listDays } from './days.ts'
import type { FeedLinks } from './feed-links.ts'
import type { FeedReading } from './reading.ts'
import { countEvents, deleteMarks, findSettings, type Period, saveSettings, storeMarks } from './repository.ts'
import { calendarRules } from './rules.ts'
import {
  deleteSubscription,
  findSubscription,
  insertSubscription,
  listSubscriptions,
  lockVendor,
  type SubscriptionRow,
} from './subscriptions.ts'
import { toCalendar } from './views.ts'

export { type Availability, createAvailability } from './availability.ts'
export { createCalendarWriter } from './calendar-writer.ts'
export { createCalendarFeeds } from './feed.ts'
export { createFeedLinks } from './feed-links.ts'
export { createFeedReading } from './reading.ts'

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
  /** Replaces the URL of the vendor's feed. The previous URL responds 404. */
  renewFeed(account: Account): Promise<DeskCalendar>
  /** Adds a feed and reads it. Throws 400 for a rejected address or too many feeds, and 429 after too many reads. */
  subscribe(account: Account, feed: BodyOf<typeof calls.addDeskSubscription>): Promise<DeskCalendar>
  /** Reads a feed now. Throws 404 for the feeds of other vendors, and 429 after too many reads. */
  readSubscription(account: Account, id: number): Promise<DeskCalendar>
  /** Removes a feed with its events. Throws 404 for the feeds of other vendors. */
  unsubscribe(account: Account, id: number): Promise<DeskCalendar>
}

export interface CalendarDeps {
  db: Database
  clock: Clock
  days: Days
  secrets: Pick<Secrets, 'seal'>
  vendors: Pick<VendorService, 'findByUser'>
  rateLimits: Pick<RateLimits, 'spend'>
  links: Pick<FeedLinks, 'make'>
  reading: Pick<FeedReading, 'read'>
  allowsPrivateHosts: boolean
}

export function createCalendars(deps: CalendarDeps): Calendars {
  const { db, clock, days, secrets, vendors, rateLimits, links, reading, allowsPrivateHosts } = deps

  async function requireVendor({ id: userId }: Account): Promise<number> {
    const vendor = await vendors.findByUser(userId)
    if (vendor) return vendor.id
    throw new HttpError(403, 'not_a_vendor', 'This account has no calendar. Sign in with the account of a vendor.')
  }

  async function read(vendorId: number): Promise<DeskCalendar> {
    const settings = await findSettings(db, vendorId)
    const feedUrl = links.make(vendorId, settings.feedVersion)
    return toCalendar({ settings, feedUrl, subscriptions: await listSubscriptions(db, vendorId) })
  }

  async function change(vendorId: number, work: (tx: Database) => Promise<void>): Promise<void> {
    await db.transaction(async (tx) => {
      await rateLimits.spend(tx, `calendar-changes:${vendorId}`, calendarRules.calendarChanges)
      await work(tx)
    })
  }

  async function admitRead(tx: Database, vendorId: number): Promise<void> {
    await rateLimits.spend(tx, `calendar-reads:${vendorId}`, calendarRules.calendarReads)
  }

  async function requireSubscription(vendorId: number, id: number): Promise<SubscriptionRow> {
    const subscription = await findSubscription(db, vendorId, id)
    if (!subscription) throw notFound('We could not find this calendar.')
    return subscription
  }

  return {
    get: async (account) => read(await requireVendor(account)),

    async update(account, { weddings_per_day: weddingsPerDay, is_shared: isShared, shows_names: showsNames }) {
      const vendorId = await requireVendor(account)
      await change(vendorId, (tx) =>
        saveSettings(tx, vendorId, {
          ...(weddingsPerDay !== undefined && { weddingsPerDay }),
          ...(isShared !== undefined && { isShared }),
          ...(showsNames !== undefined && { showsNames }),
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

    async renewFeed(account) {
      const vendorId = await requireVendor(account)
      await change(vendorId, async (tx) => {
        const { feedVersion } = await findSettings(tx, vendorId)
        await saveSettings(tx, vendorId, { feedVersion: feedVersion + 1 })
      })
      return read(vendorId)
    },

    async subscribe(account, { url: given, time_zone: timeZone = days.timeZone }) {
      const vendorId = await requireVendor(account)
      const url = readFeedAddress(given, allowsPrivateHosts)
      const now = clock.now()
      const added = await db.transaction(async (tx) => {
        await admitRead(tx, vendorId)
        await lockVendor(tx, vendorId)
        const max = calendarRules.calendarSubscriptions
        if ((await listSubscriptions(tx, vendorId)).length >= max)
          throw invalidField('url', `You can add ${max} calendars. Remove one first.`)
        const values = { vendorId, host: url.host, timeZone, createdAt: now, nextReadAt: now }
        return insertSubscription(tx, { ...values, url: secrets.seal(url.href) })
      })
      await reading.read(added)
      return read(vendorId)
    },

    async readSubscription(account, id) {
      const vendorId = await requireVendor(account)
      const subscription = await requireSubscription(vendorId, id)
      await admitRead(db, vendorId)
      await reading.read(subscription)
      return read(vendorId)
    },

    async unsubscribe(account, id) {
      const vendorId = await requireVendor(account)
      await requireSubscription(vendorId, id)
      await change(vendorId, (tx) => deleteSubscription(tx, vendorId, id))
      return read(vendorId)
    },
  }
}

function requirePeriod(period: Period): void {
  const days = countDays(period)
  if (days < 1) throw invalidField('from', 'The first day must not be after the last day.')
  if (days > calendarRules.calendarDaysMax)
    throw invalidField('from', `Use a period of at most ${calendarRules.calendarDaysMax} days.`)
}
