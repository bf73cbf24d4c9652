import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { chatMessages, chatReads, chatRooms, vendors } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import { isIn } from './membership.ts'

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
