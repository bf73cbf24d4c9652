import { createHash } from 'node:crypto'
import { invoiceCents, MAX_LEAD_FILES, toCents } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { invoices as invoiceTable, leadFiles } from '../../db/tables.ts'
import { DOCUMENT_NAMES, type DocumentService } from '../../modules/documents/service.ts'
import type { UnclaimedFiles } from '../../modules/files/service.ts'
import type { InvoiceService } from '../../modules/invoices/service.ts'
import type { Lead, LeadService } from '../../modules/leads/service.ts'
import type { Database } from '../../platform/database.ts'
import type { Days } from '../../platform/days.ts'
import { type Formats, formatDate } from '../../platform/formats.ts'
import { createFileKey } from '../../providers/files/file-key.ts'
import { makeContract } from './contract-pdf.ts'
import { chooseOffer, type DemoFacts, readDemoFacts } from './offer.ts'

const DUE_DAYS = 14
const DAY = 24 * 60 * 60 * 1000

const WORK = { en: 'Our work for your wedding', es: 'Nuestro trabajo para su boda' }

export interface FirstDocumentsDeps {
  db: Database
  formats: Formats
  days: Days
  leads: LeadService
  documents: DocumentService
  invoices: InvoiceService
  unclaimed: Pick<UnclaimedFiles, 'store'>
}

/** Sends an invoice and a contract to sign, unless the vendor has sent an invoice before or was declined. */
export async function sendFirstDocuments(deps: FirstDocumentsDeps, leadId: number): Promise<void> {
  const { db, formats, days, leads, documents, invoices, unclaimed } = deps
  const lead = await db.transaction((tx) => leads.lock(tx, leadId))
  if (lead.firstInvoiceAt || lead.declinedAt) return
  const facts = await readDemoFacts(db, leadId)
  const { language } = facts
  const order = orderOf(lead, facts)
  const balanceDueDate = restDueDate(facts.weddingDate, days)
  const pdf = await makeContract({
    language,
    ...{ businessName: lead.businessName, coupleNames: facts.coupleNames, guests: facts.guests },
    ...{ offer: chooseOffer(facts)?.name ?? '', isSuggestion: facts.chosen === undefined },
    date: formatDate(days.today(), language),
    weddingDate: facts.weddingDate && formatDate(facts.weddingDate, language),
    total: formats.price(order.total, language),
    deposit: formats.price(order.deposit, language),
    rest: formats.price(order.total - order.deposit, language),
    restDue: formatDate(balanceDueDate, language),
  })
  const key = createFileKey('pdf')
  await unclaimed.store.put(key, pdf, 'application/pdf')
  const isKept = await db.transaction(async (tx) => {
    const { firstInvoiceAt } = await leads.lock(tx, leadId)
    if (firstInvoiceAt) return false
    // The couple may have uploaded as many documents as the limit allows.
    const hasRoom = (await tx.$count(leadFiles, eq(leadFiles.leadId, leadId))) < MAX_LEAD_FILES
    const hash = createHash('sha256').update(pdf).digest('hex')
    const contract = {
      name: DOCUMENT_NAMES.contract[language],
      namedAs: 'contract' as const,
      key,
      size: pdf.byteLength,
      hash,
      needsSignature: true,
    }
    // The contract precedes the invoice, whose email then says that nothing is signed.
    if (hasRoom) await documents.add(tx, leadId, lead.vendorUserId, [contract])
    const dueDate = days.after(DUE_DAYS * DAY)
    const total = toMoney(order.deposit)
    const { lines } = order
    await invoices.send(tx, lead, { name: 'Deposit', part: 'deposit', lines, total, dueDate, balanceDueDate })
    return hasRoom
  })
  if (!isKept) await unclaimed.store.delete(key)
}

/** Sends the invoice for the rest of the order once the deposit is paid. Later calls do nothing. */
export async function sendBalance(
  { db, days, leads, invoices }: Pick<FirstDocumentsDeps, 'db' | 'days' | 'leads' | 'invoices'>,
  leadId: number,
): Promise<void> {
  const { weddingDate } = await readDemoFacts(db, leadId)
  await db.transaction(async (tx) => {
    const lead = await leads.lock(tx, leadId)
    const own = await tx.select().from(invoiceTable).where(eq(invoiceTable.leadId, leadId))
    const deposit = own.find(({ part, paidAt }) => part === 'deposit' && paidAt)
    if (!deposit || own.some(({ part }) => part === 'balance')) return
    const { lines } = deposit
    const total = toMoney(((invoiceCents(lines) ?? 0) - (toCents(deposit.total) ?? 0)) / 100)
    await invoices.send(tx, lead, {
      ...{ name: 'Balance', part: 'balance', lines, total },
      dueDate: restDueDate(weddingDate, days),
    })
  })
}

/** A month before the wedding, or today if that has passed. Without a wedding date, two months from now. */
function restDueDate(weddingDate: string, days: Days): string {
  if (weddingDate === '') return days.after(60 * DAY)
  const due = new Date(new Date(weddingDate).getTime() - 30 * DAY).toISOString().slice(0, 10)
  const today = days.today()
  if (due < today) return today
  return due
}

/** The order of the contract. The deposit is between 400 and 1,200, and at most a quarter of a small total. */
function orderOf({ vendorId }: Lead, facts: DemoFacts) {
  const usual = 400 + ((vendorId * 7) % 17) * 50
  const offer = chooseOffer(facts) ?? { name: WORK[facts.language], price: usual * 4 }
  const deposit = Math.min(usual, Math.round(offer.price / 4))
  const lines = [{ description: offer.name, quantity: 1, unit_price: toMoney(offer.price) }]
  return { total: offer.price, deposit, lines }
}

function toMoney(amount: number): string {
  return amount.toFixed(2)
}
