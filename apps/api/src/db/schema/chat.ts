import type { ChatDeal } from '@vowkit/sdk-core/contract'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'
import { vendors } from './vendors.ts'

/** What a message presents besides its text. */
export interface MessageParts {
  /** The id of a vision of the couple. The vision may have been deleted since. */
  visionId?: string | undefined
  /** The deal whose claim the message reports, with its price at that time. */
  deal?: ChatDeal | undefined
  /** Whether the message is an inquiry, of which the vendor gets a separate email. */
  isInquiry?: true | undefined
}

const ofAccount = () =>
  integer('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

const ofRoom = () =>
  integer('room_id')
    .notNull()
    .references(() => chatRooms.id, { onDelete: 'cascade' })

/** Conversations of a couple and a vendor. */
export const chatRooms = pgTable(
  'chat_rooms',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The couple's account. */
    accountId: ofAccount(),
    vendorId: integer('vendor_id')
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** The sequence number of the latest message. 0 if there is none. */
    lastSeq: integer('last_seq').notNull().default(0),
    lastMessageAt: instant('last_message_at'),
  },
  (table) => [
    unique('chat_rooms_couple_vendor').on(table.accountId, table.vendorId),
    index('chat_rooms_vendor_couple').on(table.vendorId, table.accountId).concurrently(),
    index('chat_rooms_last_message').on(table.lastMessageAt),
    index('chat_rooms_vendor_active')
      .on(table.vendorId, sql`coalesce(${table.lastMessageAt}, ${table.createdAt})`, table.id)
      .concurrently(),
  ],
)

/** Messages. Sequence numbers start at 1 in each room and have no gaps. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    roomId: ofRoom(),
    seq: integer('seq').notNull(),
    /** The account that sent the message. For a vendor, the vendor's account. */
    accountId: ofAccount(),
    /** The member of the vendor's team who wrote the message. Null if `accountId` wrote it. */
    authorId: integer('author_id').references(() => accounts.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    /** The client-generated id, by which a retried message is recognized. */
    clientId: text('client_id'),
    /** The host of the page with the element from which the message was sent. '' for our own sites. */
    sourceHost: text('source_host').notNull().default(''),
    /** The tag of the element, or ''. */
    element: text('element').notNull().default(''),
    /** The partner who owns the page, as the page names it, or ''. */
    partner: text('partner').notNull().default(''),
    /** What the message presents besides its text. */
    parts: jsonb('parts').$type<MessageParts>().notNull().default({}),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('chat_messages_place').on(table.roomId, table.seq),
    unique('chat_messages_client').on(table.roomId, table.accountId, table.clientId),
    index('chat_messages_author').on(table.authorId).where(sql`${table.authorId} is not null`).concurrently(),
  ],
)

/** Read receipts: the last message that an account has read in a room. */
export const chatReads = pgTable(
  'chat_reads',
  { roomId: ofRoom(), accountId: ofAccount(), seq: integer('seq').notNull() },
  (table) => [primaryKey({ columns: [table.roomId, table.accountId] })],
)
