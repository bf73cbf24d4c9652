import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Files in the store that are nothing's yet: uploads under way, and what a process that died left behind. */
export const unclaimedFiles = pgTable('unclaimed_files', {
  key: text('key').primaryKey(),
  createdAt: instant('created_at').notNull(),
})
