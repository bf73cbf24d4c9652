import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { vendors } from './vendors.ts'

/**
 * The URLs of vendors' public pages. A renamed vendor keeps its former slugs, which redirect to the current one, so no
 * other vendor can ever take over an old link.
 */
export const vendorSlugs = pgTable(
  'vendor_slugs',
  {
    slug: text('slug').primaryKey(),
    vendorId: integer('vendor_id')
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    isCurrent: boolean('is_current').notNull(),
  },
  (table) => [
    uniqueIndex('vendor_slugs_current').on(table.vendorId).where(sql`${table.isCurrent}`),
    index('vendor_slugs_vendor').on(table.vendorId),
  ],
)
