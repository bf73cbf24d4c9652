import { and, eq, sql } from 'drizzle-orm'
import {
  accounts,
  chatMessages,
  chatRooms,
  couples,
  invoices,
  leadFiles,
  leads,
  signatures,
  visions,
} from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import type { DeliveryRow } from './deliveries.ts'

/** Reads the data of an event. Resolves to null if its row was deleted. */
type ReadData = (db: Database, subject: string) => Promise<object | null>

type LeadRow = typeof leads.$inferSelect

const couple = { id: accounts.id, name: accounts.displayName }

/** What the vendor learns about a wedding. The date of the inquiry precedes that of the couple's profile. */
function toWedding({ lead, date, city }: Record<'date' | 'city', string | null> & { lead: LeadRow | null }) {
  return { date: lead?.weddingDate ?? date ?? '', city: city ?? '', guests: lead?.guests ?? null }
}

const readLead: ReadData = async (db, subject) => {
  const [row] = await db
    .select({
      lead: leads,
      couple,
      date: couples.weddingDate,
      city: couples.weddingCity,
      vision: { id: visions.id, description: visions.description },
    })
    .from(leads)
    .innerJoin(accounts, eq(accounts.id, leads.accountId))
    .leftJoin(couples, eq(couples.accountId, leads.accountId))
    .leftJoin(visions, eq(visions.id, leads.visionId))
    .where(eq(leads.id, Number(subject)))
  if (!row) return null
  const { id, inquiredAt, scannedAt, inquiry, source, sourceHost, createdAt } = row.lead
  const via = inquiredAt ? 'inquiry' : scannedAt ? 'scan' : 'conversation'
  return {
    lead: { id, via, message: inquiry, source, source_host: sourceHost, created_at: createdAt },
    couple: row.couple,
    wedding: toWedding(row),
    vision: row.vision,
  }
}

const readMessage: ReadData = async (db, subject) => {
  const [row] = await db
    .select({
      message: chatMessages,
      couple,
      lead: leads,
      date: couples.weddingDate,
      city: couples.weddingCity,
      vision: { id: visions.id, description: visions.description },
    })
    .from(chatMessages)
    .innerJoin(chatRooms, eq(chatRooms.id, chatMessages.roomId))
    .innerJoin(accounts, eq(accounts.id, chatRooms.accountId))
    .leftJoin(leads, and(eq(leads.accountId, chatRooms.accountId), eq(leads.vendorId, chatRooms.vendorId)))
    .leftJoin(couples, eq(couples.accountId, chatRooms.accountId))
    .leftJoin(visions, sql`${visions.id}::text = ${chatMessages.parts} ->> 'visionId'`)
    .where(eq(chatMessages.id, Number(subject)))
  if (!row) return null
  const { id, text, accountId, createdAt, roomId, parts } = row.message
  const isInquiry = parts.isInquiry ?? false
  const sender = accountId === row.couple.id ? 'couple' : 'vendor'
  return {
    message: { id, text, sender, created_at: createdAt, is_inquiry: isInquiry },
    wedding: isInquiry ? toWedding(row) : null,
    vision: row.vision,
    deal: parts.deal ?? null,
    room_id: roomId,
    lead_id: row.lead?.id ?? null,
    couple: row.couple,
  }
}

const readSignature: ReadData = async (db, subject) => {
  const { id, fileId } = signatures
  const [row] = await db
    .select({ signature: signatures, document: { id: leadFiles.id, name: leadFiles.name }, leadId: leads.id, couple })
    .from(signatures)
    .innerJoin(leadFiles, eq(leadFiles.id, fileId))
    .innerJoin(leads, eq(leads.id, leadFiles.leadId))
    .innerJoin(accounts, eq(accounts.id, leads.accountId))
    .where(eq(id, Number(subject)))
  if (!row) return null
  const { side, signedAt } = row.signature
  const isComplete = (await db.$count(signatures, eq(fileId, row.document.id))) === 2
  return {
    document: { ...row.document, is_complete: isComplete },
    signed_by: side,
    signed_at: signedAt,
    lead_id: row.leadId,
    couple: row.couple,
  }
}

const readInvoice: ReadData = async (db, subject) => {
  const [row] = await db
    .select({ invoice: invoices, couple })
    .from(invoices)
    .innerJoin(leads, eq(leads.id, invoices.leadId))
    .innerJoin(accounts, eq(accounts.id, leads.accountId))
    .where(eq(invoices.id, Number(subject)))
  if (!row) return null
  const { id, name, total, leadId } = row.invoice
  return { invoice: { id, name, total }, lead_id: leadId, couple: row.couple }
}

/** Contains neither the couple nor its words, because the couple has not sent the vision to the vendor. */
const readVision: ReadData = async (db, subject) => {
  const [row] = await db.select().from(visions).where(eq(visions.id, subject))
  if (!row) return null
  const { id, partner, sourceHost, createdAt } = row
  return { vision: { id, partner: partner ?? '', source_host: sourceHost, created_at: createdAt } }
}

const READERS: Record<DeliveryRow['type'], ReadData> = {
  'lead.created': readLead,
  'message.created': readMessage,
  'document.signed': readSignature,
  'invoice.paid': readInvoice,
  'vision.created': readVision,
  'endpoint.test': async () => ({ message: 'This is a test.' }),
}

/** Returns the body of a delivery as JSON. Resolves to null if the data of the event was deleted. */
export async function readPayload(
  db: Database,
  { type, subject, createdAt }: Pick<DeliveryRow, 'type' | 'subject' | 'createdAt'>,
): Promise<string | null> {
  const data = await READERS[type](db, subject)
  return data && JSON.stringify({ type, timestamp: createdAt, data })
}
