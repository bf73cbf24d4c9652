import { date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { vendors } from './vendors.ts'

/** Daily counts of elements on websites. A row counts, and contains nothing about visitors. */
export const elementCounts = pgTable(
  'element_counts',
  {
    /** The day in UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    /** The vendor who owns the page. Null on the pages of partners that are no vendors. */
    vendorId: integer('vendor_id').references(() => vendors.id, { onDelete: 'cascade' }),
    /** The partner who owns the page, as the page names it, or ''. */
    partner: text('partner').notNull(),
    element: text('element').notNull(),
    /** The host of the page. '' for our own sites. */
    host: text('host').notNull(),
    /** Page loads in which the element was visible. */
    views: integer('views').notNull(),
    /** Page loads in which a visitor typed into the element. */
    drafts: integer('drafts').notNull(),
  },
  (table) => [
    unique('element_counts_row')
      .on(table.vendorId, table.day, table.host, table.element, table.partner)
      .nullsNotDistinct(),
    index('element_counts_partner').on(table.partner, table.day),
  ],
)

/** The websites on which a vendor's id counts. Without any, the id counts on all websites. */
export const vendorWebsites = pgTable(
  'vendor_websites',
  {
    vendorId: integer('vendor_id')
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    host: text('host').notNull(),
  },
  (table) => [primaryKey({ columns: [table.vendorId, table.host] })],
)
