import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Emails for reading in the browser. Used when no mail server is configured. */
export const mailbox = pgTable(
  'mailbox',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** The address that answers are sent to, or `''` for the sender. */
    replyTo: text('reply_to').notNull().default(''),
    /** The names of the attached files. */
    attachments: text('attachments').array().notNull().default([]),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('mailbox_recipient').on(table.recipient, table.id.desc()),
    index('mailbox_created_at').on(table.createdAt).concurrently(),
  ],
)
