import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Pending sign-ins with Google. Only the SHA-256 hashes of the state and of the browser's cookie are stored. */
export const googleStarts = pgTable(
  'google_starts',
  {
    stateHash: text('state_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    /** The page to return to. */
    returnTo: text('return_to').notNull(),
    /** The origin of the page that opened a popup. Null for a sign-in in the same tab. */
    opener: text('opener'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('google_starts_created_at').on(table.createdAt).concurrently()],
)
