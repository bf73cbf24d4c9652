import {
  and,
  desc,
  eq,
  exists,
  gt,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { chatMessages, chatReads, chatRooms, conversationBlocks, messageMails, vendors } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

/** The two sides of a conversation. */
export const SIDES = ['couple', 'vendor'] as const
export type Side = (typeof SIDES)[number]

/** A conversation with unread messages, and the account that gets an email about them. */
export interface DueMail {
  roomId: number
  accountId: number
  /** The sequence number of the latest message. */
  seq: number
}

/** The times that determine which conversations are due. */
export interface DueTimes {
  /** Messages after this time are not due yet. */
  dueBefore: Date
  /** Conversations without a message after this time are ignored. */
  activeSince: Date
  /** A conversation that was emailed before this time and not opened since can be emailed again. */
  repeatBefore: Date
}

/** Whether an account of a message or a read receipt belongs to a side. A vendor can have several accounts. */
function isOn(side: Side, account: SQLWrapper): SQL {
  return side === 'couple' ? eq(account, chatRooms.accountId) : ne(account, chatRooms.accountId)
}

/** The latest message that a side has read or written. An answer counts as reading. */
function seenBy(db: Database, side: Side): SQL<number> {
  const read = db
    .select({ seq: sql`max(${chatReads.seq})` })
    .from(chatReads)
    .where(and(eq(chatReads.roomId, chatRooms.id), isOn(side, chatReads.accountId)))
  const written = db
    .select({ seq: sql`max(${chatMessages.seq})` })
    .from(chatMessages)
    .where(and(eq(chatMessages.roomId, chatRooms.id), isOn(side, chatMessages.accountId)))
  return sql<number>`greatest(0, (${read}), (${written}))`
}

const other: Record<Side, Side> = { couple: 'vendor', vendor: 'couple' }

/** Whether a message needs an email when it is unread. An inquiry has its own email. */
const needsMail = sql`${chatMessages.parts} ->> 'isInquiry' is null`

/** Returns the conversations whose email to one side is due. */
export function listDue(db: Database, side: Side, times: DueTimes): Promise<DueMail[]> {
  const receiver = side === 'couple' ? chatRooms.accountId : vendors.accountId
  const seen = seenBy(db, side)
  const isUnread = db
    .select({ one: sql`1` })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.roomId, chatRooms.id),
        isOn(other[side], chatMessages.accountId),
        needsMail,
        lte(chatMessages.createdAt, times.dueBefore),
        gt(chatMessages.seq, sql`greatest(${seen}, ${messageMails.seq})`),
      ),
    )
  const isBlocked = db
    .select({ one: sql`1` })
    .from(conversationBlocks)
    .where(eq(conversationBlocks.roomId, chatRooms.id))
  return db
    .select({ roomId: chatRooms.id, accountId: receiver, seq: chatRooms.lastSeq })
    .from(chatRooms)
    .innerJoin(vendors, eq(vendors.id, chatRooms.vendorId))
    .leftJoin(messageMails, and(eq(messageMails.roomId, chatRooms.id), eq(messageMails.accountId, receiver)))
    .where(
      and(
        gt(chatRooms.lastMessageAt, times.activeSince),
        or(isNull(messageMails.seq), lte(messageMails.seq, seen), lte(messageMails.mailedAt, times.repeatBefore)),
        exists(isUnread),
        notExists(isBlocked),
      ),
    )
}

/** Records an email. Returns false if another process has recorded one since `dueBefore`. */
export async function recordMail(
  tx: Database,
  due: DueMail,
  { mailedAt, dueBefore }: { mailedAt: Date; dueBefore: Date },
): Promise<boolean> {
  const { seq } = due
  const recorded = await tx
    .insert(messageMails)
    .values({ ...due, mailedAt })
    .onConflictDoUpdate({
      target: [messageMails.roomId, messageMails.accountId],
      set: { seq, mailedAt },
      setWhere: and(lt(messageMails.seq, seq), lte(messageMails.mailedAt, dueBefore)),
    })
    .returning()
  return recorded.length > 0
}

/** Returns the number of unread messages of a side, and the latest of them, oldest first. */
export async function readUnread(db: Database, roomId: number, side: Side, limit: number) {
  const rows = await db
    .select({ text: chatMessages.text, count: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(chatMessages)
    .innerJoin(chatRooms, eq(chatRooms.id, chatMessages.roomId))
    .where(
      and(
        eq(chatMessages.roomId, roomId),
        isOn(other[side], chatMessages.accountId),
        needsMail,
        gt(chatMessages.seq, seenBy(db, side)),
      ),
    )
    .orderBy(desc(chatMessages.seq))
    .limit(limit)
  return { count: rows[0]?.count ?? 0, texts: rows.map(({ text }) => text).reverse() }
}
