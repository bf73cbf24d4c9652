import { REPORT_REASONS } from '@vowkit/sdk-core/contract'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { chatRooms } from './chat.ts'
import { instant } from './columns.ts'

const SIDES = ['couple', 'vendor'] as const

const ofRoom = () =>
  integer('room_id')
    .notNull()
    .references(() => chatRooms.id, { onDelete: 'cascade' })

const ofAccount = () =>
  integer('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** Conversations that a side has blocked. Neither side can send messages. */
export const conversationBlocks = pgTable(
  'conversation_blocks',
  {
    roomId: ofRoom(),
    side: text('side', { enum: SIDES }).notNull(),
    /** The account that blocked the conversation for its side. */
    accountId: ofAccount(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.side] })],
)

/** Reports about conversations, for the operator. */
export const conversationReports = pgTable(
  'conversation_reports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    roomId: ofRoom(),
    /** The side of the account that reports. */
    side: text('side', { enum: SIDES }).notNull(),
    accountId: ofAccount(),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    words: text('words').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('conversation_reports_created').on(table.createdAt)],
)
