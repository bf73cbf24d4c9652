import { boolean, integer, pgTable } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** The addresses of the couples' calendars, one for each person. People without a row have never had one. */
export const weddingFeeds = pgTable('wedding_feeds', {
  /** The person, whose access to the couple's data also opens the feed. */
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Part of the signature of the address. A new number invalidates the previous address. */
  version: integer('version').notNull().default(1),
  isOn: boolean('is_on').notNull().default(true),
})
