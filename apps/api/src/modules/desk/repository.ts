import { LEAD_STATES, type LeadState } from '@vowkit/sdk-core/contract'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { accounts, chatMessages, chatRooms, couples, inboxEntries, leads } from '../../db/tables.ts'
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

const isRoom = and(eq(chatRooms.accountId, leads.accountId), eq(chatRooms.vendorId, leads.vendorId))

/** The number of unread messages of an entry. Names its tables, because drizzle omits them in a select of one table. */
function unreadOf({ userId }: DeskVendor) {
  return sql<number>`(select count(*)::int from leads l
    join chat_rooms r on r.account_id = l.account_id and r.vendor_id = l.vendor_id
    join chat_messages m on m.room_id = r.id
    where l.id = inbox_entries.lead_id and m.account_id <> ${userId} and m.seq > coalesce(
      (select c.seq from chat_reads c where c.room_id = r.id and c.account_id = ${userId}), 0))`
}

const columnsOf = (vendor: DeskVendor) => ({
  id: inboxEntries.leadId,
  isUnread: inboxEntries.isUnread,
  activeAt: inboxEntries.activeAt,
  unread: unreadOf(vendor),
})

const latestFirst = [desc(inboxEntries.isUnread), desc(inboxEntries.activeAt), desc(inboxEntries.leadId)]

/** The filter and the page of an inbox. */
export interface EntryRange {
  state: LeadState | undefined
  /** The last lead of the previous page. */
  after: Position | undefined
  limit: number
}

/** Returns a page of the vendor's leads: unread leads first, then the latest activity first. */
export function listEntries(db: Database, vendor: DeskVendor, { state, after, limit }: EntryRange): Promise<Entry[]> {
  const { vendorId, isUnread, activeAt, leadId } = inboxEntries
  const isAfter =
    after &&
    sql`(${isUnread}, ${activeAt}, ${leadId}) <
      (${after.isUnread}::boolean, ${after.activeAt.toISOString()}::timestamptz, ${after.id}::int)`
  // Reads the first leads of each state from the index.
  const given = db.$with('given', { state: sql<LeadState>`state`.as('state') }).as(sql`
    select unnest(${sql.param(state === undefined ? LEAD_STATES : [state])}::text[]) as state`)
  const page = db
    .select({ leadId: inboxEntries.leadId })
    .from(inboxEntries)
    .where(and(eq(vendorId, vendor.id), eq(inboxEntries.state, sql`given.state`), isAfter))
    .orderBy(...latestFirst)
    .limit(limit)
    .as('page')
  const ids = db.with(given).select({ leadId: page.leadId }).from(given).crossJoinLateral(page)
  return db
    .select(columnsOf(vendor))
    .from(inboxEntries)
    .where(sql`${inboxEntries.leadId} = any(array(${ids}))`)
    .orderBy(...latestFirst)
    .limit(limit)
}

/** Returns the inbox entry of one lead, or null. */
export async function findEntry(db: Database, vendor: DeskVendor, leadId: number): Promise<Entry | null> {
  const [entry] = await db.select(columnsOf(vendor)).from(inboxEntries).where(eq(inboxEntries.leadId, leadId))
  return entry ?? null
}

/** Returns the number of leads and of unread leads by state. States without leads are missing. */
export function countEntries(db: Database, { id }: Pick<DeskVendor, 'id'>) {
  return db
    .select({
      state: inboxEntries.state,
      count: sql<number>`count(*)::int`,
      unread: sql<number>`(count(*) filter (where ${inboxEntries.isUnread}))::int`,
    })
    .from(inboxEntries)
    .where(eq(inboxEntries.vendorId, id))
    .groupBy(inboxEntries.state)
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
