import { index, integer, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'
import { packages, vendors } from './vendors.ts'

/** The couple a row is about. */
const ownAccount = () =>
  integer('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

const ofVendor = () =>
  integer('vendor_id')
    .notNull()
    .references(() => vendors.id, { onDelete: 'cascade' })

/** What a couple keeps in mind; the vendor does not learn of it. */
export const favourites = pgTable(
  'favourites',
  {
    accountId: ownAccount(),
    vendorId: ofVendor(),
    /** Null for one that is no longer kept: the row stays, so that toggling is one statement. */
    savedAt: instant('saved_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.vendorId] })],
)

/** What a couple and a vendor have to do with each other; each instant is null for what has not happened. */
export const leads = pgTable(
  'leads',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: ownAccount(),
    vendorId: ofVendor(),
    createdAt: instant('created_at').notNull(),
    /** When the couple first scanned the vendor's code. */
    scannedAt: instant('scanned_at'),
    /** When the couple sent its one inquiry. */
    inquiredAt: instant('inquired_at'),
    /** When the couple last got in touch: by inquiry, room or claim. */
    engagedAt: instant('engaged_at'),
    bookedAt: instant('booked_at'),
    firstMessageAt: instant('first_message_at'),
    firstInvoiceAt: instant('first_invoice_at'),
    firstFileAt: instant('first_file_at'),
  },
  (table) => [
    unique('leads_couple_vendor').on(table.accountId, table.vendorId),
    index('leads_vendor').on(table.vendorId),
  ],
)

/** The deals a couple has claimed. */
export const offerClaims = pgTable(
  'offer_claims',
  {
    accountId: ownAccount(),
    packageId: integer('package_id')
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.packageId] })],
)
