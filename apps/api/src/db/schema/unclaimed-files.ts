import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Stored files that nothing refers to yet: uploads in progress and leftovers of crashed processes. */
export const unclaimedFiles = pgTable('unclaimed_files', {
  key: text('key').primaryKey(),
  createdAt: instant('created_at').notNull(),
})
