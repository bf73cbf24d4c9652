import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Mails that were retried for a day in vain, or that the mail server refused for good. */
export const undeliveredMails = pgTable(
  'undelivered_mails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The mail with its recipient, sealed as it was in the queue. */
    sealed: text('sealed').notNull(),
    /** Why the last attempt failed. */
    failure: text('failure').notNull(),
    failedAt: instant('failed_at').notNull(),
  },
  (table) => [index('undelivered_mails_failed_at').on(table.failedAt)],
)
