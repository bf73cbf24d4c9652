import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { categories } from './categories.ts'
import { instant } from './columns.ts'

/**
 * Vendors' requests to be listed, before the email address is verified. Only the SHA-256 of the emailed token is
 * stored.
 */
export const vendorRequests = pgTable(
  'vendor_requests',
  {
    tokenHash: text('token_hash').primaryKey(),
    businessName: text('business_name').notNull(),
    contactName: text('contact_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('vendor_requests_created_at').on(table.createdAt).concurrently()],
)
