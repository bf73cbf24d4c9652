import { LEAD_SOURCES, LEAD_STATES, type LeadSource } from '@vowkit/sdk-core/contract'
import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, numeric, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'
import { LOVERS, madeBy } from './couple-partners.ts'
import { packages, vendors } from './vendors.ts'
import { visions } from './visions.ts'

/** The couple's account. The row is deleted with the account. */
const ownAccount = () =>
  integer('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

const ofVendor = () =>
  integer('vendor_id')
    .notNull()
    .references(() => vendors.id, { onDelete: 'cascade' })

/** A couple's favourite vendors. Not visible to the vendors. */
export const favourites = pgTable(
  'favourites',
  {
    accountId: ownAccount(),
    vendorId: ofVendor(),
    /** Null for a removed favourite. The row remains, so that one statement can toggle the favourite. */
    savedAt: instant('saved_at'),
    /** Which of the two people saved the vendor first. */
    madeBy: madeBy(),
    /** Which of the two people loves the vendor while it is saved. */
    lovedBy: text('loved_by', { enum: LOVERS }).notNull().default('first'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.vendorId] })],
)

/** The page and the element from which a couple contacts a vendor. */
export interface LeadOrigin {
  source: LeadSource
  /** The host of the page, if it contains an element and is not ours. */
  sourceHost: string
  /** The tag of the element, or ''. */
  element: string
  /** The partner who owns the page, as the page names it, or ''. */
  partner: string
}

/** The relation of a couple and a vendor. Each timestamp is null until its event has happened. */
export const leads = pgTable(
  'leads',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: ownAccount(),
    vendorId: ofVendor(),
    createdAt: instant('created_at').notNull(),
    /** When the couple first scanned the vendor's QR code. */
    scannedAt: instant('scanned_at'),
    /** When the couple sent its only inquiry. */
    inquiredAt: instant('inquired_at'),
    /** When the couple last contacted the vendor by an inquiry, a conversation or a claimed deal. */
    engagedAt: instant('engaged_at'),
    bookedAt: instant('booked_at'),
    /** The wedding date for which the couple has signed or booked. It stays when the couple moves its wedding. */
    bookedFor: date('booked_for', { mode: 'string' }),
    /** When the couple declined the vendor. Null unless it has, and after it has changed its mind. */
    declinedAt: instant('declined_at'),
    firstMessageAt: instant('first_message_at'),
    firstInvoiceAt: instant('first_invoice_at'),
    firstFileAt: instant('first_file_at'),
    /** How far the couple and the vendor have come. Set by their actions, and by the vendor. */
    state: text('state', { enum: LEAD_STATES }).notNull().default('new'),
    /** Where the couple first contacted the vendor. */
    source: text('source', { enum: LEAD_SOURCES }).notNull().default('site'),
    /** The host of the page of the first contact, if it was in an element on another website. */
    sourceHost: text('source_host').notNull().default(''),
    /** The tag of the element of the first contact. '' if there was none. */
    element: text('element').notNull().default(''),
    /** The partner of the page of the first contact, as the page names it. '' if it names none. */
    partner: text('partner').notNull().default(''),
    /** The couple's latest contact. Null while there is only one contact. */
    lastOrigin: jsonb('last_origin').$type<LeadOrigin>(),
    /** When the vendor last opened the lead. */
    seenAt: instant('seen_at'),
    /** The vendor's private notes. */
    notes: text('notes').notNull().default(''),
    /** The couple's words with the inquiry. */
    inquiry: text('inquiry').notNull().default(''),
    guests: integer('guests'),
    /** The most that the couple wants to pay this vendor, in whole units. Null if the couple has not said it. */
    budget: integer('budget'),
    weddingDate: date('wedding_date', { mode: 'string' }),
    /** The vision that the couple has sent to the vendor. */
    visionId: uuid('vision_id').references(() => visions.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('leads_couple_vendor').on(table.accountId, table.vendorId),
    index('leads_vendor_couple').on(table.vendorId, table.accountId).concurrently(),
    index('leads_vision').on(table.visionId),
    index('leads_partner').on(table.partner, table.createdAt).where(sql`${table.partner} <> ''`).concurrently(),
  ],
)

/** The deals that a couple has claimed. */
export const offerClaims = pgTable(
  'offer_claims',
  {
    accountId: ownAccount(),
    packageId: integer('package_id')
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    /** The name of the deal when it was claimed. */
    name: text('name').notNull().default(''),
    /** The price of the deal when it was claimed. */
    price: numeric('price', { precision: 10, scale: 2 }).notNull().default('0'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.packageId] })],
)
