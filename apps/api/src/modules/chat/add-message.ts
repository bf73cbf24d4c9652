import { and, eq, getTableColumns, notExists, sql } from 'drizzle-orm'
import type { MessageParts } from '../../db/schema/chat.ts'
import { chatMessages, chatRooms, conversationBlocks, vendors } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import type { WebhookEvents } from '../webhooks/service.ts'
import { isIn } from './membership.ts'
import type { MessageRow } from './messages.ts'

export interface NewMessage {
  roomId: number
  accountId: number
  /** The member of the vendor's team who wrote the message. */
  authorId?: number | undefined
  text: string
  clientId: string | undefined
  createdAt: Date
  sourceHost: string
  element: string
  partner: string
  parts: MessageParts
}

/** A stored message. */
export interface AddedMessage {
  row: MessageRow
  /** False for a duplicate client id. */
  isNew: boolean
  /** Whether the same statement has recorded the vendor's reply in the lead. */
  hasReplied: boolean
  /** The webhook endpoints that have new deliveries. */
  webhookEndpoints: number[]
}

/**
 * Stores a message with the next sequence number of its room, in one statement.
 * Returns null if the account is not a member of the room, or a side has blocked the room. Do not call it in a
 * transaction, because a duplicate makes the statement fail.
 */
export type AddMessage = (message: NewMessage) => Promise<AddedMessage | null>

export interface AddMessageDeps {
  webhooks: Pick<WebhookEvents, 'recordIn'>
}

/** Prepares the statement of `AddMessage`. */
export function prepareAddMessage(db: Database, { webhooks }: AddMessageDeps): AddMessage {
  const given = (name: keyof NewMessage) => sql.placeholder(name)
  const blocks = db.select({ one: sql`1` }).from(conversationBlocks).where(eq(conversationBlocks.roomId, chatRooms.id))
  const position = db.$with('place').as(
    db
      .update(chatRooms)
      .set({ lastSeq: sql`${chatRooms.lastSeq} + 1`, lastMessageAt: sql`${given('createdAt')}::timestamptz` })
      .from(vendors)
      .where(
        and(
          eq(chatRooms.id, given('roomId')),
          eq(vendors.id, chatRooms.vendorId),
          isIn(given('accountId'), given('authorId')),
          notExists(blocks),
        ),
      )
      .returning({
        roomId: chatRooms.id,
        seq: chatRooms.lastSeq,
        coupleId: sql<number>`${chatRooms.accountId}`.as('couple_id'),
        vendorUserId: sql<number>`${vendors.accountId}`.as('vendor_user_id'),
        vendorId: chatRooms.vendorId,
      }),
  )
  const inserted = db.$with('said', getTableColumns(chatMessages)).as(
    sql`insert into ${chatMessages} (room_id, seq, account_id, author_id, text, client_id, created_at, source_host,
        element, partner, parts)
      select ${position.roomId}, ${position.seq}, ${given('accountId')}::int,
        ${given('authorId')}::int, ${given('text')}::text,
        ${given('clientId')}::text, ${given('createdAt')}::timestamptz,
        ${given('sourceHost')}::text, ${given('element')}::text, ${given('partner')}::text,
        ${given('parts')}::jsonb from ${position}
      returning *`,
  )
  const announced = db.$with('announced', { endpointId: sql<number>`endpoint_id`.as('endpoint_id') }).as(
    webhooks.recordIn({
      type: 'message.created',
      vendorId: sql`${position.vendorId}`,
      subject: sql`${inserted.id}::text`,
      at: sql`${inserted.createdAt}`,
      from: sql`${inserted} join ${position} on true`,
    }),
  )
  // Not one rest pattern, because the columns are no own properties.
  const { id, roomId, seq, accountId, authorId, text, clientId, createdAt } = inserted
  const { sourceHost, element, partner, parts } = inserted
  const statement = db
    .with(position, inserted, announced)
    .select({
      row: { id, roomId, seq, accountId, authorId, text, clientId, createdAt, sourceHost, element, partner, parts },
      webhookEndpoints: sql<number[]>`array(select ${announced.endpointId} from ${announced})`,
    })
    .from(inserted)
    .innerJoin(position, sql`true`)
    .prepare('chat_message')

  return async (message) => {
    const { clientId = null, authorId = null } = message
    try {
      const parts = JSON.stringify(message.parts)
      const [added] = await statement.execute({ ...message, clientId, authorId, parts })
      return added ? { row: added.row, isNew: true, hasReplied: false, webhookEndpoints: added.webhookEndpoints } : null
    } catch (error) {
      // A duplicate client id violates a unique index, which also rolls back the sequence number.
      const duplicate = clientId === null ? null : await findByClient(db, message)
      if (!duplicate) throw error
      return { row: duplicate, isNew: false, hasReplied: false, webhookEndpoints: [] }
    }
  }
}

async function findByClient(db: Database, { roomId, accountId, clientId = '' }: NewMessage) {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(
      and(eq(chatMessages.roomId, roomId), eq(chatMessages.accountId, accountId), eq(chatMessages.clientId, clientId)),
    )
  return row ?? null
}
