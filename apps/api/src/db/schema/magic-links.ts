import { boolean, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { categories } from './categories.ts'
import { instant } from './columns.ts'
import { vendors } from './vendors.ts'

/** Magic links, each for one account. Only the SHA-256 of the code is stored. Deleting a link revokes its sessions. */
export const magicLinks = pgTable('magic_links', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  codeHash: text('code_hash').notNull().unique(),
  accountId: integer('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  isActive: boolean('is_active').notNull(),
  /** The target of the page's button. Null for the site's sign-in page. */
  accessLink: text('access_link'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** The categories of a magic link. */
export const magicLinkCategories = pgTable(
  'magic_link_categories',
  {
    magicLinkId: integer('magic_link_id')
      .notNull()
      .references(() => magicLinks.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
  },
  (table) => [primaryKey({ columns: [table.magicLinkId, table.categoryId] })],
)

/** The vendors that a magic link recommends, in order. */
export const magicLinkVendors = pgTable(
  'magic_link_vendors',
  {
    magicLinkId: integer('magic_link_id')
      .notNull()
      .references(() => magicLinks.id, { onDelete: 'cascade' }),
    vendorId: integer('vendor_id')
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.magicLinkId, table.vendorId] }),
    unique('magic_link_vendors_position').on(table.magicLinkId, table.position),
  ],
)
