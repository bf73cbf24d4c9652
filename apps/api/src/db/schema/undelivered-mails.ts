import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Emails that failed for a day or that the mail server rejected permanently. */
export const undeliveredMails = pgTable(
  'undelivered_mails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The encrypted email with its recipient, as in the queue. */
    sealed: text('sealed').notNull(),
    /** Why the last attempt failed. */
    failure: text('failure').notNull(),
    failedAt: instant('failed_at').notNull(),
  },
  (table) => [index('undelivered_mails_failed_at').on(table.failedAt)],
)
