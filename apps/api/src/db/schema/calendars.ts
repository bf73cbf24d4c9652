import { type CalendarProblem, DAY_MARKS } from '@vowkit/sdk-core/contract'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { vendors } from './vendors.ts'

const ofVendor = () => integer('vendor_id').references(() => vendors.id, { onDelete: 'cascade' })

/** The settings of vendors' calendars. Vendors that have changed nothing have no row. */
export const vendorCalendars = pgTable('vendor_calendars', {
  vendorId: ofVendor().primaryKey(),
  /** Number of weddings that the vendor takes on one day. */
  weddingsPerDay: integer('weddings_per_day').notNull().default(1),
  /** Whether couples see if the vendor is free. */
  isShared: boolean('is_shared').notNull().default(false),
  /** Whether the feed contains the first names of couples. */
  showsNames: boolean('shows_names').notNull().default(false),
  /** Part of the signature of the feed's URL. A new number invalidates the previous URL. */
  feedVersion: integer('feed_version').notNull().default(1),
})

/** The days that vendors have marked by hand. */
export const vendorDays = pgTable(
  'vendor_days',
  {
    vendorId: ofVendor().notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    mark: text('mark', { enum: DAY_MARKS }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.vendorId, table.date] })],
)

/** iCalendar feeds whose events take days of a vendor. */
export const calendarSubscriptions = pgTable(
  'calendar_subscriptions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    vendorId: ofVendor().notNull(),
    /** The encrypted URL. Calendar services treat it like a password. */
    url: text('url').notNull(),
    /** The host of the URL. */
    host: text('host').notNull(),
    /** The name that the feed has for itself, or ''. */
    name: text('name').notNull().default(''),
    /** The IANA time zone of times in UTC if the feed names none. */
    timeZone: text('time_zone').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the feed was last read without a problem. */
    readAt: instant('read_at'),
    nextReadAt: instant('next_read_at').notNull(),
    /** Why the latest attempt failed. Null after a success. */
    problem: jsonb('problem').$type<{ kind: CalendarProblem; status?: number }>(),
  },
  (table) => [
    index('calendar_subscriptions_vendor').on(table.vendorId),
    index('calendar_subscriptions_due').on(table.nextReadAt),
  ],
)

/** The number of events on each day of a feed. Days without events have no row. */
export const calendarEventDays = pgTable(
  'calendar_event_days',
  {
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => calendarSubscriptions.id, { onDelete: 'cascade' }),
    date: date('date', { mode: 'string' }).notNull(),
    events: integer('events').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.date] })],
)
