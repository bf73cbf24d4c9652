import { eq } from 'drizzle-orm'
import { accounts, vendors } from '../../db/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Days } from '../../platform/days.ts'
import type { FeedLinks } from './feed-links.ts'
import { findSettings, listBookings, listMarks } from './repository.ts'
import { calendarRules } from './rules.ts'
import { writeFeed } from './write-feed.ts'

/** Vendors' calendars as iCalendar feeds, for the calendar apps of vendors. */
export interface CalendarFeeds {
  /** Returns the text of a feed. Resolves to null if the token is not valid. */
  read(token: string): Promise<string | null>
}

export interface CalendarFeedDeps {
  db: Database
  clock: Clock
  days: Days
  links: FeedLinks
  apiUrl: string
}

export function createCalendarFeeds({ db, clock, days, links, apiUrl }: CalendarFeedDeps): CalendarFeeds {
  return {
    async read(token) {
      const vendorId = links.vendorOf(token)
      const vendor = vendorId && (await findVendor(db, vendorId))
      if (!vendorId || !vendor) return null
      const { feedVersion, showsNames } = await findSettings(db, vendorId)
      if (!links.isValid(token, vendorId, feedVersion)) return null
      const period = {
        from: days.after(-calendarRules.calendarBehindMs),
        to: days.after(calendarRules.calendarAheadMs),
      }
      const bookings = await listBookings(db, vendorId, period)
      const marks = await listMarks(db, vendorId, period)
      return writeFeed({
        name: vendor.name,
        language: vendor.language ?? 'en',
        bookings: bookings.map(({ leadId, date, firstName, partnerName }) => ({
          ...{ leadId, date },
          names: showsNames ? [firstName, firstWordOf(partnerName ?? '')].filter((name) => name !== '') : [],
        })),
        takenDates: marks.flatMap(({ date, mark }) => (mark === 'taken' ? [date] : [])).sort(),
        host: new URL(apiUrl).host,
        now: clock.now(),
      })
    },
  }
}

function firstWordOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}

async function findVendor(db: Database, vendorId: number) {
  const [row] = await db
    .select({ name: vendors.businessName, language: accounts.language })
    .from(vendors)
    .innerJoin(accounts, eq(accounts.id, vendors.accountId))
    .where(eq(vendors.id, vendorId))
  return row ?? null
}
