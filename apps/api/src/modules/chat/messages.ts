import { and, asc, desc, eq, getTableColumns, gt, lt, or, sql } from 'drizzle-orm'
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
 * Gives a message of somebody who is in the room the next place in it, all in one statement; null where they are not.
 * `isNew` is false for one that is there already under its client's id. Not for transactions: what is there already fails
 * the statement.
 */
export type AddMessage = (message: NewMessage) => Promise<{ row: MessageRow; isNew: boolean } | null>

/** Builds and names the statement once. */
export function prepareAddMessage(db: Database): AddMessage {
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
      .returning({ roomId: chatRooms.id, seq: chatRooms.lastSeq }),
  )
  const said = db.$with('said', getTableColumns(chatMessages)).as(
    sql`insert into ${chatMessages} (room_id, seq, account_id, text, client_id, created_at)
      select ${place.roomId}, ${place.seq}, ${given('accountId')}::int, ${given('text')}::text, ${given('clientId')}::text,
        ${given('createdAt')}::timestamptz from ${place}
      returning *`,
  )
  const statement = db.with(place, said).select().from(said).prepare('chat_message')

  return async (message) => {
    const { clientId = null } = message
    try {
      const [row] = await statement.execute({ ...message, clientId })
      return row ? { row, isNew: true } : null
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
