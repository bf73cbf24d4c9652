import { and, eq, gt, isNull, notLike, or, sql } from 'drizzle-orm'
import { accounts, chatMessages, chatRooms, leadFiles, leads, vendors } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

/** Finds the vendor that receives a couple's message. Returns null if a vendor sent the message. */
export async function findQuestion(db: Database, roomId: number, seq: number) {
  const [row] = await db
    .select({
      leadId: leads.id,
      vendorId: leads.vendorId,
      vendorUserId: vendors.accountId,
      businessName: vendors.businessName,
      message: chatMessages.text,
    })
    .from(chatMessages)
    .innerJoin(chatRooms, eq(chatRooms.id, chatMessages.roomId))
    .innerJoin(vendors, eq(vendors.id, chatRooms.vendorId))
    .innerJoin(leads, and(eq(leads.accountId, chatRooms.accountId), eq(leads.vendorId, chatRooms.vendorId)))
    .where(
      and(eq(chatMessages.roomId, roomId), eq(chatMessages.seq, seq), eq(chatMessages.accountId, chatRooms.accountId)),
    )
  return row ?? null
}

/** The start of the client ids of the demo's own messages. */
export const DEMO_CLIENT_ID = 'demo-'

/** Whether a person has written in the room as the vendor, so that the demo stays silent. */
export async function hasPersonWritten(db: Database, { roomId }: { roomId: number }): Promise<boolean> {
  return (await db.$count(chatMessages, and(eq(chatMessages.roomId, roomId), isByVendor, isByPerson))) > 0
}

const isByVendor = sql`${chatMessages.accountId} <> (
  select ${chatRooms.accountId} from ${chatRooms} where ${chatRooms.id} = ${chatMessages.roomId})`
const isByPerson = or(isNull(chatMessages.clientId), notLike(chatMessages.clientId, `${DEMO_CLIENT_ID}%`))

/** The latest message of each room in which the couple wrote last. */
export function listUnanswered(db: Database): Promise<{ roomId: number; seq: number }[]> {
  return db
    .select({ roomId: chatRooms.id, seq: chatRooms.lastSeq })
    .from(chatRooms)
    .innerJoin(chatMessages, and(eq(chatMessages.roomId, chatRooms.id), eq(chatMessages.seq, chatRooms.lastSeq)))
    .where(and(gt(chatRooms.lastSeq, 0), eq(chatMessages.accountId, chatRooms.accountId)))
}

/** Finds the vendor that countersigns a document. */
export async function findSigner(db: Database, fileId: number) {
  const [row] = await db
    .select({
      vendorUserId: vendors.accountId,
      name: accounts.displayName,
      businessName: vendors.businessName,
      roomId: chatRooms.id,
    })
    .from(leadFiles)
    .innerJoin(leads, eq(leads.id, leadFiles.leadId))
    .leftJoin(chatRooms, and(eq(chatRooms.accountId, leads.accountId), eq(chatRooms.vendorId, leads.vendorId)))
    .innerJoin(vendors, eq(vendors.id, leads.vendorId))
    .innerJoin(accounts, eq(accounts.id, vendors.accountId))
    .where(eq(leadFiles.id, fileId))
  return row ?? null
}
