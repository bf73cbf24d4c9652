import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { chatRooms } from './chat.ts'
import { instant } from './columns.ts'

/** The latest email about unread messages, for each conversation and receiver. */
export const messageMails = pgTable(
  'message_mails',
  {
    roomId: integer('room_id')
      .notNull()
      .references(() => chatRooms.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The sequence number of the latest message when the email was queued. */
    seq: integer('seq').notNull(),
    mailedAt: instant('mailed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.accountId] })],
)
