import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Stored files without a reference in another table: uploads in progress and leftovers of crashed processes. */
export const unclaimedFiles = pgTable(
  'unclaimed_files',
  {
    key: text('key').primaryKey(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('unclaimed_files_created_at').on(table.createdAt).concurrently()],
)
