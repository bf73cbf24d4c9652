import { and, asc, desc, eq, getTableColumns, gt, lt, notExists, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { MessageParts } from '../../db/schema/chat.ts'
import { chatMessages, chatReads, chatRooms, conversationBlocks, teamMembers, vendors } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import type { WebhookEvents } from '../webhooks/service.ts'

export type MessageRow = typeof chatMessages.$inferSelect

/** A page of messages: before or after a sequence number, or the latest ones if both are undefined. */
export interface MessageRange {
  before: number | undefined
  after: number | undefined
  limit: number
}

/** Returns a page of messages of a room, oldest first. */
export async function listMessages(
  db: Database,
  roomId: number,
  { before, after, limit }: MessageRange,
): Promise<MessageRow[]> {
  const isForward = after !== undefined
  const where = and(
    eq(chatMessages.roomId, roomId),
    before === undefined ? undefined : lt(chatMessages.seq, before),
    isForward ? gt(chatMessages.seq, after) : undefined,
  )
  const order = isForward ? asc(chatMessages.seq) : desc(chatMessages.seq)
  const rows = await db.select().from(chatMessages).where(where).orderBy(order).limit(limit)
  return isForward ? rows : rows.reverse()
}

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

/**
 * Stores a message with the next sequence number of its room, in one statement.
 * Returns null if the account is not a member of the room, or a side has blocked the room. `isNew` is false for a
 * duplicate client id. Do not call it in a transaction, because a duplicate makes the statement fail.
 */
export type AddMessage = (
  message: NewMessage,
) => Promise<{ row: MessageRow; isNew: boolean; webhookEndpoints: number[] } | null>

export interface AddMessageDeps {
  webhooks: Pick<WebhookEvents, 'recordIn'>
}

/** A number, or its placeholder in a prepared statement. */
type Param = number | null | Placeholder

/**
 * Returns the condition that an account is in a room. An author must be on the team of the room's vendor, so that a
 * member cannot act in the rooms where the vendor's account is the couple.
 */
function isIn(accountId: Param, authorId: Param): SQL {
  const isOnTeam = sql`exists (select 1 from ${teamMembers}
    where ${teamMembers.accountId} = ${authorId}::int and ${teamMembers.vendorId} = ${vendors.id})`
  return sql`case when ${authorId}::int is null
    then ${chatRooms.accountId} = ${accountId}::int or ${vendors.accountId} = ${accountId}::int
    else ${vendors.accountId} = ${accountId}::int and ${isOnTeam} end`
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
      return added ? { row: added.row, isNew: true, webhookEndpoints: added.webhookEndpoints } : null
    } catch (error) {
      // A duplicate client id violates a unique index, which also rolls back the sequence number.
      const duplicate = clientId === null ? null : await findByClient(db, message)
      if (!duplicate) throw error
      return { row: duplicate, isNew: false, webhookEndpoints: [] }
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

/** Returns the messages with these ids, in the order of their ids. */
export function findMessages(db: Database, ids: readonly number[]): Promise<MessageRow[]> {
  return db
    .select()
    .from(chatMessages)
    .where(sql`${chatMessages.id} = any(${sql.param(ids)}::int[])`)
    .orderBy(asc(chatMessages.id))
}

/** Returns the id of the latest message of all rooms, or 0. */
export async function findLatestId(db: Database): Promise<number> {
  const [row] = await db.select({ id: chatMessages.id }).from(chatMessages).orderBy(desc(chatMessages.id)).limit(1)
  return row?.id ?? 0
}

/** Returns the messages after an id in all rooms, with the two accounts of their rooms, oldest first. */
export async function listMessagesAfter(
  db: Database,
  id: number,
  limit: number,
): Promise<{ id: number; accountIds: number[] }[]> {
  const rows = await db
    .select({ id: chatMessages.id, coupleId: chatRooms.accountId, vendorUserId: vendors.accountId })
    .from(chatMessages)
    .innerJoin(chatRooms, eq(chatRooms.id, chatMessages.roomId))
    .innerJoin(vendors, eq(vendors.id, chatRooms.vendorId))
    .where(gt(chatMessages.id, id))
    .orderBy(asc(chatMessages.id))
    .limit(limit)
  return rows.map(({ id, coupleId, vendorUserId }) => ({ id, accountIds: [coupleId, vendorUserId] }))
}

/** Returns a message and the accounts of its room, or null if the reader is not in the room. */
export async function findMessageFor(
  db: Database,
  { id: accountId, authorId = null }: { id: number; authorId?: number | null },
  roomId: number,
  id: number,
) {
  const [found] = await db
    .select({ message: chatMessages, coupleId: chatRooms.accountId, vendorUserId: vendors.accountId })
    .from(chatMessages)
    .innerJoin(chatRooms, eq(chatRooms.id, chatMessages.roomId))
    .innerJoin(vendors, eq(vendors.id, chatRooms.vendorId))
    .where(and(eq(chatMessages.id, id), eq(chatMessages.roomId, roomId), isIn(accountId, authorId)))
  return found ?? null
}

/** Stores a read receipt up to a sequence number. Returns false if the account had already read that far. */
export async function markRead(db: Database, read: typeof chatReads.$inferInsert): Promise<boolean> {
  const written = await db
    .insert(chatReads)
    .values(read)
    .onConflictDoUpdate({
      target: [chatReads.roomId, chatReads.accountId],
      set: { seq: read.seq },
      setWhere: lt(chatReads.seq, read.seq),
    })
    .returning()
  return written.length > 0
}
