import { and, desc, eq, gt, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts, chatMessages, chatReads, chatRooms, couplePartners, couples, vendors } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

const users = alias(accounts, 'users')

const activeAt = sql<Date>`coalesce(${chatRooms.lastMessageAt}, ${chatRooms.createdAt})`

/** Rooms with their two members, latest activity first. */
function selectRooms(db: Database, where: SQL | undefined) {
  return db
    .select({
      room: chatRooms,
      couple: accounts,
      /** The account of the couple's partner with a separate login. */
      partnerId: couplePartners.accountId,
      wedding: couples,
      vendor: vendors,
      user: users,
      last: chatMessages,
    })
    .from(chatRooms)
    .innerJoin(accounts, eq(accounts.id, chatRooms.accountId))
    .leftJoin(couples, eq(couples.accountId, chatRooms.accountId))
    .leftJoin(couplePartners, eq(couplePartners.coupleId, chatRooms.accountId))
    .innerJoin(vendors, eq(vendors.id, chatRooms.vendorId))
    .innerJoin(users, eq(users.id, vendors.accountId))
    .leftJoin(chatMessages, and(eq(chatMessages.roomId, chatRooms.id), eq(chatMessages.seq, chatRooms.lastSeq)))
    .where(where)
    .orderBy(desc(activeAt), desc(chatRooms.id))
}

/** A room with its members and its latest message. */
export type RoomRow = Awaited<ReturnType<typeof selectRooms>>[number]

/** Returns the room with this id, without a permission check. */
export async function findRoom(db: Database, roomId: number): Promise<RoomRow | null> {
  const [row] = await selectRooms(db, eq(chatRooms.id, roomId))
  return row ?? null
}

/** Returns rooms by id, without a permission check. */
export async function findRooms(db: Database, roomIds: readonly number[]): Promise<Map<number, RoomRow>> {
  const rows = await selectRooms(db, sql`${chatRooms.id} = any(${sql.param(roomIds)}::int[])`)
  return new Map(rows.map((row) => [row.room.id, row]))
}

/** Which rooms of an account to list. */
export interface RoomRange {
  /** Only the rooms of the account as a couple, or only those of its vendor. */
  actsFor: 'couple' | 'vendor' | undefined
  /** Only the rooms after this one. */
  before: number | undefined
  /** Only this room. */
  roomId: number | undefined
  limit: number
}

/** Returns a page of the rooms of an account, latest activity first. */
export async function listRooms(db: Database, accountId: number, range: RoomRange): Promise<RoomRow[]> {
  // Uses a subquery, because a condition on the joined table would scan all rooms.
  const ownVendor = db.select({ id: vendors.id }).from(vendors).where(eq(vendors.accountId, accountId))
  const isOfVendor = eq(chatRooms.vendorId, ownVendor)
  const isOfCouple = eq(chatRooms.accountId, accountId)
  const { actsFor, before, roomId, limit } = range
  const roles = { couple: [isOfCouple], vendor: [isOfVendor], both: [isOfCouple, isOfVendor] }[actsFor ?? 'both']
  const position = db.select({ at: activeAt }).from(chatRooms)
  const isAfter =
    before === undefined
      ? undefined
      : sql`(${activeAt}, ${chatRooms.id}) < ((${position.where(and(eq(chatRooms.id, before), or(...roles)))}), ${before}::int)`
  const isRoom = roomId === undefined ? undefined : eq(chatRooms.id, roomId)
  // One subquery for each role of the account, because an index can order the rooms of one role only.
  const firstOf = (isOfRole: SQL) =>
    db
      .select({ id: chatRooms.id })
      .from(chatRooms)
      .where(and(isOfRole, isAfter, isRoom))
      .orderBy(desc(activeAt), desc(chatRooms.id))
      .limit(limit)
  const ids = sql.join(
    roles.map((isOfRole) => sql`array(${firstOf(isOfRole)})`),
    sql` || `,
  )
  const rows = await selectRooms(db, sql`${chatRooms.id} = any(${ids})`)
  return rows.slice(0, limit)
}

/** Returns the id of the room, and creates the room if there is none. Concurrent calls return the same id. */
export async function findOrCreateRoom(
  tx: Database,
  room: Pick<typeof chatRooms.$inferInsert, 'accountId' | 'vendorId' | 'createdAt'>,
): Promise<number> {
  const find = () => findRoomId(tx, room.accountId, room.vendorId)
  // The insert would wait for messages that are being stored in an existing room, which can wait for this transaction.
  const existing = await find()
  if (existing !== null) return existing
  await tx.insert(chatRooms).values(room).onConflictDoNothing()
  const found = await find()
  if (found === null) throw new Error('A chat room was deleted while it was being read.')
  return found
}

/** Returns the id of the room of a couple and a vendor, or null. */
export async function findRoomId(db: Database, accountId: number, vendorId: number): Promise<number | null> {
  const [found] = await db
    .select({ id: chatRooms.id })
    .from(chatRooms)
    .where(and(eq(chatRooms.accountId, accountId), eq(chatRooms.vendorId, vendorId)))
  return found?.id ?? null
}

/** Returns the read receipts of all members of these rooms. */
export async function listReads(db: Database, roomIds: number[]): Promise<(typeof chatReads.$inferSelect)[]> {
  if (roomIds.length === 0) return []
  return db
    .select()
    .from(chatReads)
    .where(sql`${chatReads.roomId} = any(${sql.param(roomIds)}::int[])`)
}

/** Returns the number of unread messages by room. Rooms without unread messages are not in the map. */
export async function countUnread(db: Database, accountId: number, roomIds: number[]): Promise<Map<number, number>> {
  if (roomIds.length === 0) return new Map()
  const readSeq = db
    .select({ seq: chatReads.seq })
    .from(chatReads)
    .where(and(eq(chatReads.roomId, chatRooms.id), eq(chatReads.accountId, accountId)))
  // One subquery for each room, so that the database reads only the unread messages from the index.
  const unread = db
    .select({ count: sql<number>`count(*)::int`.as('count') })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.roomId, chatRooms.id),
        ne(chatMessages.accountId, accountId),
        sql`${chatMessages.seq} > coalesce((${readSeq}), 0)`,
      ),
    )
    .as('unread')
  const rows = await db
    .select({ roomId: chatRooms.id, count: unread.count })
    .from(chatRooms)
    .crossJoinLateral(unread)
    .where(and(sql`${chatRooms.id} = any(${sql.param(roomIds)}::int[])`, gt(unread.count, 0)))
  return new Map(rows.map(({ roomId, count }) => [roomId, count]))
}
