import { createHash } from 'node:crypto'
import { MAX_LEAD_FILES } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { leadFiles } from '../../db/tables.ts'
import type { DocumentService } from '../../modules/documents/service.ts'
import type { UnclaimedFiles } from '../../modules/files/service.ts'
import type { InvoiceService } from '../../modules/invoices/service.ts'
import type { Lead, LeadService } from '../../modules/leads/service.ts'
import type { Database } from '../../platform/database.ts'
import type { Days } from '../../platform/days.ts'
import type { Formats } from '../../platform/formats.ts'
import { createFileKey } from '../../providers/files/file-key.ts'
import { makeContract } from './contract-pdf.ts'

const DUE_DAYS = 14
const DAY = 24 * 60 * 60 * 1000

export interface FirstDocumentsDeps {
  db: Database
  formats: Formats
  days: Days
  leads: LeadService
  documents: DocumentService
  invoices: InvoiceService
  unclaimed: Pick<UnclaimedFiles, 'store'>
}

/** Sends an invoice and a contract to sign, unless the vendor has sent an invoice before. */
export async function sendFirstDocuments(deps: FirstDocumentsDeps, leadId: number): Promise<void> {
  const { db, formats, days, leads, documents, invoices, unclaimed } = deps
  const lead = await db.transaction((tx) => leads.lock(tx, leadId))
  if (lead.firstInvoiceAt) return
  const deposit = depositOf(lead)
  const pdf = await makeContract({
    businessName: lead.businessName,
    coupleName: lead.coupleName || 'the couple',
    date: days.today(),
    deposit: formats.price(deposit, 'en'),
  })
  const key = createFileKey('pdf')
  await unclaimed.store.put(key, pdf, 'application/pdf')
  const isKept = await db.transaction(async (tx) => {
    const { firstInvoiceAt } = await leads.lock(tx, leadId)
    if (firstInvoiceAt) return false
    const dueDate = days.after(DUE_DAYS * DAY)
    await invoices.send(tx, lead, { name: 'Deposit', total: deposit, dueDate })
    // The couple may have uploaded as many documents as the limit allows.
    if ((await tx.$count(leadFiles, eq(leadFiles.leadId, leadId))) >= MAX_LEAD_FILES) return false
    const hash = createHash('sha256').update(pdf).digest('hex')
    const contract = { name: 'Contract.pdf', key, size: pdf.byteLength, hash, needsSignature: true }
    await documents.add(tx, leadId, lead.vendorUserId, [contract])
    return true
  })
  if (!isKept) await unclaimed.store.delete(key)
}

/** Returns a deposit between 400 and 1,200 that depends only on the vendor. */
function depositOf({ vendorId }: Lead): string {
  return (400 + ((vendorId * 7) % 17) * 50).toFixed(2)
}
