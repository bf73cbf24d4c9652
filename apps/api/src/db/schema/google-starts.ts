import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Somebody on their way through Google. Only the SHA-256 of the state, and of what their browser keeps, is stored. */
export const googleStarts = pgTable('google_starts', {
  stateHash: text('state_hash').primaryKey(),
  browserHash: text('browser_hash').notNull(),
  /** Where they come back to. */
  returnTo: text('return_to').notNull(),
  /** The origin of the page that opened a window for it; null where they went in their own tab. */
  opener: text('opener'),
  createdAt: instant('created_at').notNull(),
})
