import type { LeadState } from '@vowkit/sdk-core/contract'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { accounts, chatMessages, chatReads, chatRooms, couples, leads } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import type { Position } from './cursor.ts'

/** A vendor and the account that works for it. */
export interface DeskVendor {
  id: number
  userId: number
}

/** A lead in the order of the inbox. */
export interface Entry extends Position {
  /** The number of unread messages. */
  unread: number
}

/** The vendor's leads with the values by which the inbox is sorted. */
function entriesOf(db: Database, vendor: DeskVendor, where?: SQL) {
  // The limit keeps this a subquery for each lead. With statistics from before a rush of leads, the database would join
  // every lead with every room of the vendor, which took seconds for 5,000 leads.
  const room = db
    .select({ id: chatRooms.id, lastMessageAt: chatRooms.lastMessageAt })
    .from(chatRooms)
    .where(isRoom)
    .limit(1)
    .as('room')
  const readSeq = sql`(select ${chatReads.seq} from ${chatReads}
    where ${chatReads.roomId} = ${room.id} and ${chatReads.accountId} = ${vendor.userId})`
  const unread = sql<number>`(select count(*)::int from ${chatMessages}
    where ${chatMessages.roomId} = ${room.id} and ${chatMessages.accountId} <> ${vendor.userId}
      and ${chatMessages.seq} > coalesce(${readSeq}, 0))`
  const hasUnread = sql`exists (select from ${chatMessages}
    where ${chatMessages.roomId} = ${room.id} and ${chatMessages.accountId} <> ${vendor.userId}
      and ${chatMessages.seq} > coalesce(${readSeq}, 0))`
  // `greatest` ignores nulls.
  const actedAt = sql`greatest(${leads.createdAt}, ${leads.scannedAt}, ${leads.engagedAt})`
  return db
    .select({
      id: leads.id,
      state: leads.state,
      unread: unread.as('unread'),
      isUnread: sql<boolean>`(${leads.seenAt} is null or ${leads.seenAt} < ${actedAt} or ${hasUnread})`.as('is_unread'),
      activeAt: sql`greatest(${actedAt}, ${room.lastMessageAt})`.mapWith(leads.createdAt).as('active_at'),
    })
    .from(leads)
    .leftJoinLateral(room, sql`true`)
    .where(and(eq(leads.vendorId, vendor.id), where))
    .as('entries')
}

const isRoom = and(eq(chatRooms.accountId, leads.accountId), eq(chatRooms.vendorId, leads.vendorId))

/** The filter and the page of an inbox. */
export interface EntryRange {
  state: LeadState | undefined
  /** The last lead of the previous page. */
  after: Position | undefined
  limit: number
}

/** Returns a page of the vendor's leads: unread leads first, then the latest activity first. */
export function listEntries(db: Database, vendor: DeskVendor, { state, after, limit }: EntryRange): Promise<Entry[]> {
  const entries = entriesOf(db, vendor, state && eq(leads.state, state))
  const { id, unread, isUnread, activeAt } = entries
  const isAfter =
    after &&
    sql`(${isUnread}::int, ${activeAt}, ${id}) <
      (${after.isUnread ? 1 : 0}::int, ${after.activeAt.toISOString()}::timestamptz, ${after.id}::int)`
  return db
    .select({ id, unread, isUnread, activeAt })
    .from(entries)
    .where(isAfter)
    .orderBy(desc(isUnread), desc(activeAt), desc(id))
    .limit(limit)
}

/** Returns the inbox entry of one lead, or null. */
export async function findEntry(db: Database, vendor: DeskVendor, leadId: number): Promise<Entry | null> {
  const entries = entriesOf(db, vendor, eq(leads.id, leadId))
  const { id, unread, isUnread, activeAt } = entries
  const [entry] = await db.select({ id, unread, isUnread, activeAt }).from(entries)
  return entry ?? null
}

/** Returns the number of leads and of unread leads by state. States without leads are missing. */
export function countEntries(db: Database, vendor: DeskVendor) {
  const entries = entriesOf(db, vendor)
  return db
    .select({
      state: entries.state,
      count: sql<number>`count(*)::int`,
      unread: sql<number>`(count(*) filter (where ${entries.isUnread}))::int`,
    })
    .from(entries)
    .groupBy(entries.state)
}

/** Returns leads with their couple, room and latest message. */
export function listLeads(db: Database, ids: number[]) {
  return db
    .select({ lead: leads, account: accounts, couple: couples, room: chatRooms, last: chatMessages })
    .from(leads)
    .innerJoin(accounts, eq(accounts.id, leads.accountId))
    .leftJoin(couples, eq(couples.accountId, leads.accountId))
    .leftJoin(chatRooms, isRoom)
    .leftJoin(chatMessages, and(eq(chatMessages.roomId, chatRooms.id), eq(chatMessages.seq, chatRooms.lastSeq)))
    .where(inArray(leads.id, ids))
}

export type LeadRow = Awaited<ReturnType<typeof listLeads>>[number]
