import { and, eq, notExists, sql } from 'drizzle-orm'
import {
  chatMessages,
  chatReads,
  chatRooms,
  conversationBlocks,
  conversationReports,
  invoices,
  leadFiles,
  leads,
  signatures,
} from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

/**
 * Erases what a couple shares with vendors, including the words of its inquiries. Keeps the vendors' own records: conversations with messages, invoices,
 * signed documents and documents that the vendors uploaded. Returns the file keys of the erased documents.
 */
export async function eraseLeads(tx: Database, accountId: number, name: string): Promise<string[]> {
  await tx.delete(chatReads).where(eq(chatReads.accountId, accountId))
  await tx.delete(conversationBlocks).where(eq(conversationBlocks.accountId, accountId))
  await tx.delete(conversationReports).where(eq(conversationReports.accountId, accountId))
  await tx.delete(chatRooms).where(and(eq(chatRooms.accountId, accountId), eq(chatRooms.lastSeq, 0)))
  const itsSignature = tx.select({ id: signatures.id }).from(signatures).where(eq(signatures.fileId, leadFiles.id))
  const erased = await tx
    .delete(leadFiles)
    .where(and(eq(leadFiles.accountId, accountId), notExists(itsSignature)))
    .returning()
  await tx
    .update(signatures)
    .set({ names: sql`array_fill(${name}::text, array[cardinality(${signatures.names})])`, address: '' })
    .where(eq(signatures.accountId, accountId))
  const itsInvoice = tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.leadId, leads.id))
  const itsFile = tx.select({ id: leadFiles.id }).from(leadFiles).where(eq(leadFiles.leadId, leads.id))
  const itsRoom = tx
    .select({ id: chatRooms.id })
    .from(chatRooms)
    .where(and(eq(chatRooms.accountId, leads.accountId), eq(chatRooms.vendorId, leads.vendorId)))
  const isEmpty = and(notExists(itsInvoice), notExists(itsFile), notExists(itsRoom))
  await tx.delete(leads).where(and(eq(leads.accountId, accountId), isEmpty))
  const unknown = {
    notes: '',
    inquiry: '',
    guests: null,
    budget: null,
    weddingDate: null,
    bookedFor: null,
    visionId: null,
  }
  await tx.update(leads).set(unknown).where(eq(leads.accountId, accountId))
  // The message cannot be deleted, because the positions of a room's messages have no gaps.
  await tx
    .update(chatMessages)
    .set({ text: 'This inquiry was deleted.', parts: {} })
    .where(and(eq(chatMessages.accountId, accountId), sql`${chatMessages.parts} ->> 'isInquiry' = 'true'`))
  return erased.flatMap(({ key, certifiedKey }) => (certifiedKey ? [key, certifiedKey] : [key]))
}
