import { and, eq, type SQL } from 'drizzle-orm'
import { hasDocumentToSign } from '../../db/lead-contracts.ts'
import { accounts, chatRooms, couples, invoices, leadFiles, leads, vendors, visions } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

function selectLeads(db: Database, where: SQL) {
  return db
    .select({
      id: leads.id,
      lead: leads,
      couple: accounts,
      wedding: couples,
      vendorId: leads.vendorId,
      vendorUserId: vendors.accountId,
      businessName: vendors.businessName,
      vision: visions,
      roomId: chatRooms.id,
    })
    .from(leads)
    .innerJoin(accounts, eq(accounts.id, leads.accountId))
    .innerJoin(vendors, eq(vendors.id, leads.vendorId))
    .leftJoin(couples, eq(couples.accountId, leads.accountId))
    .leftJoin(visions, eq(visions.id, leads.visionId))
    .leftJoin(chatRooms, and(eq(chatRooms.accountId, leads.accountId), eq(chatRooms.vendorId, leads.vendorId)))
    .where(where)
}

/** A lead with the couple, its wedding and its vision, the vendor and the room of the conversation. */
export type LeadRow = Awaited<ReturnType<typeof selectLeads>>[number]

/** Reads a lead. Throws if it does not exist. */
export async function readLead(db: Database, leadId: number): Promise<LeadRow> {
  const [row] = await selectLeads(db, eq(leads.id, leadId))
  if (!row) throw new Error(`There is no lead ${leadId}.`)
  return row
}

/** Returns whether the vendor of a lead has sent a document that the couple has not signed. */
export async function hasUnsignedContract(db: Database, leadId: number): Promise<boolean> {
  return (await db.$count(leads, and(eq(leads.id, leadId), hasDocumentToSign))) > 0
}

/** Reads the lead of a conversation. Returns null if there is none. */
export async function findLeadOfRoom(db: Database, roomId: number): Promise<LeadRow | null> {
  const [row] = await selectLeads(db, eq(chatRooms.id, roomId))
  return row ?? null
}

/** Reads a document that a couple and a vendor share. Throws if it does not exist. */
export async function readSharedDocument(db: Database, fileId: number): Promise<typeof leadFiles.$inferSelect> {
  const [row] = await db.select().from(leadFiles).where(eq(leadFiles.id, fileId))
  if (!row) throw new Error(`There is no document ${fileId}.`)
  return row
}

/** Reads an invoice. Throws if it does not exist. */
export async function readInvoice(db: Database, invoiceId: number): Promise<typeof invoices.$inferSelect> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, invoiceId))
  if (!row) throw new Error(`There is no invoice ${invoiceId}.`)
  return row
}
