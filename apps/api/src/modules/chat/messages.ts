import { and, asc, desc, eq, getTableColumns, gt, lt, or, type SQL, sql } from 'drizzle-orm'
import { chatMessages, chatReads, chatRooms, vendors } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

export type MessageRow = typeof chatMessages.$inferSelect

/** Which messages of a room: the latest, or those next to a place. */
export interface MessageRange {
  before: number | undefined
  after: number | undefined
  limit: number
}

/** Messages of a room, oldest first. */
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
  text: string
  clientId: string | undefined
  createdAt: Date
}

/**
 * Stores a message of somebody who is in the room at the next place in it, and publishes it to the other processes, all in
 * one statement; null where they are not in the room. `isNew` is false for a message that is already stored under its client
 * id, and then nothing is published. Not for transactions: a duplicate fails the statement.
 */
export type AddMessage = (message: NewMessage) => Promise<{ row: MessageRow; isNew: boolean } | null>

/** A stored message and the two accounts of its room, as expressions inside the storing statement. */
export interface StoredMessage {
  roomId: SQL
  messageId: SQL
  accountIds: [SQL, SQL]
}

/** Builds and names the statement once; `publish` makes the expression that publishes the message it stores. */
export function prepareAddMessage(db: Database, publish: (stored: StoredMessage) => SQL): AddMessage {
  const given = (name: keyof NewMessage) => sql.placeholder(name)
  const place = db.$with('place').as(
    db
      .update(chatRooms)
      .set({ lastSeq: sql`${chatRooms.lastSeq} + 1`, lastMessageAt: sql`${given('createdAt')}::timestamptz` })
      .from(vendors)
      .where(
        and(
          eq(chatRooms.id, given('roomId')),
          eq(vendors.id, chatRooms.vendorId),
          or(eq(chatRooms.accountId, given('accountId')), eq(vendors.accountId, given('accountId'))),
        ),
      )
      .returning({
        roomId: chatRooms.id,
        seq: chatRooms.lastSeq,
        coupleId: sql<number>`${chatRooms.accountId}`.as('couple_id'),
        vendorUserId: sql<number>`${vendors.accountId}`.as('vendor_user_id'),
      }),
  )
  const said = db.$with('said', getTableColumns(chatMessages)).as(
    sql`insert into ${chatMessages} (room_id, seq, account_id, text, client_id, created_at)
      select ${place.roomId}, ${place.seq}, ${given('accountId')}::int, ${given('text')}::text, ${given('clientId')}::text,
        ${given('createdAt')}::timestamptz from ${place}
      returning *`,
  )
  const told = publish({
    roomId: sql`${said.roomId}`,
    messageId: sql`${said.id}`,
    accountIds: [sql`${place.coupleId}`, sql`${place.vendorUserId}`],
  })
  const { id, roomId, seq, accountId, text, clientId, createdAt } = said
  const statement = db
    .with(place, said)
    .select({ row: { id, roomId, seq, accountId, text, clientId, createdAt }, told })
    .from(said)
    .innerJoin(place, sql`true`)
    .prepare('chat_message')

  return async (message) => {
    const { clientId = null } = message
    try {
      const [added] = await statement.execute({ ...message, clientId })
      return added ? { row: added.row, isNew: true } : null
    } catch (error) {
      // The whole statement, its place too, was undone.
      const known = clientId === null ? null : await findByClient(db, message)
      if (!known) throw error
      return { row: known, isNew: false }
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

/** The message of this id, where it is in this room. */
export async function findMessage(db: Database, roomId: number, id: number): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.id, id), eq(chatMessages.roomId, roomId)))
  return row ?? null
}

/** The same for somebody who is in the room now, with the ids of the two who are; null for anybody else. */
export async function findMessageFor(db: Database, accountId: number, roomId: number, id: number) {
  const isIn = or(eq(chatRooms.accountId, accountId), eq(vendors.accountId, accountId))
  const [found] = await db
    .select({ message: chatMessages, coupleId: chatRooms.accountId, vendorUserId: vendors.accountId })
    .from(chatMessages)
    .innerJoin(chatRooms, eq(chatRooms.id, chatMessages.roomId))
    .innerJoin(vendors, eq(vendors.id, chatRooms.vendorId))
    .where(and(eq(chatMessages.id, id), eq(chatMessages.roomId, roomId), isIn))
  return found ?? null
}

/** Notes that somebody has read a room up to a place; false when they had read so far before. */
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
