import { type Invoice, manageVendorPath, toCents } from '@vowkit/sdk-core/contract'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { invoices, leads as leadTable } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import { invalidField, notFound } from '../../http/http-error.ts'
import { toId } from '../../http/to-id.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { Lead, LeadService } from '../leads/service.ts'
import type { Outbox } from '../mail/service.ts'
import { type PaymentRow, type PaymentService, readReturnAddress } from '../payments/service.ts'
import { readPayCode, writePayCode } from './code.ts'
import { writeInvoiceMail } from './mail.ts'
import { checkShownValues, type PayRequest } from './pay-request.ts'

export interface NewInvoice {
  name: string
  /** The total in US dollars, as decimal text. */
  total: string
  /** The due date as YYYY-MM-DD. */
  dueDate: string
}

/** Invoices of vendors to couples. Amount and recipient come from the vendor, never from the couple's client. */
export interface InvoiceService {
  /** Lists the lead's invoices, oldest first. */
  list(lead: Lead): Promise<Invoice[]>
  /** Adds an invoice and emails the couple a payment link. */
  send(tx: Database, lead: Lead, invoice: NewInvoice): Promise<void>
  /** Resolves to the checkout page. Throws 400 if the values that the client showed differ from the invoice. */
  pay(account: Account, request: PayRequest): Promise<{ url: string }>
  /** Resolves to the checkout page for the code of an emailed link. Throws 404 if code and lead do not match. */
  payByCode(account: Account, code: string, leadId: number): Promise<{ url: string }>
}

export interface InvoiceDeps {
  db: Database
  clock: Clock
  secrets: Secrets
  leads: LeadService
  payments: PaymentService
  outbox: Outbox
  urls: { site: string; vision: string }
}

export function createInvoiceService(deps: InvoiceDeps): InvoiceService {
  const { db, clock, secrets, leads, payments, outbox, urls } = deps

  /** A vendor is booked while at least one of the lead's invoices is paid. */
  async function updateBooked(tx: Database, leadId: number): Promise<void> {
    // Serializes concurrent payments and refunds of one lead, so that the count is current.
    await leads.lock(tx, leadId)
    const paid = await tx.$count(invoices, and(eq(invoices.leadId, leadId), isNotNull(invoices.paidAt)))
    await leads.setBooked(tx, leadId, paid > 0)
  }

  async function markPaid(tx: Database, { subject }: Pick<PaymentRow, 'subject'>): Promise<boolean> {
    const [paid] = await tx
      .update(invoices)
      .set({ paidAt: clock.now(), due: '0.00' })
      .where(and(eq(invoices.id, Number(subject)), isNull(invoices.paidAt)))
      .returning()
    if (paid) await updateBooked(tx, paid.leadId)
    return paid !== undefined
  }

  payments.registerHandlers('invoice', {
    fulfil: markPaid,
    restore: markPaid,
    async reverse(tx, { kind, subject }) {
      // An invoice that was paid twice stays paid when one of the payments is refunded.
      if (await payments.isPaid(tx, { kind, subject })) return
      const [reopened] = await tx
        .update(invoices)
        .set({ paidAt: null, due: sql`${invoices.total}` })
        .where(eq(invoices.id, Number(subject)))
        .returning()
      if (reopened) await updateBooked(tx, reopened.leadId)
    },
  })

  /** Returns an unpaid invoice of the calling couple and its lead. Throws 404, or 400 if it is paid. */
  async function requireUnpaid(account: Account, invoiceId: number) {
    const [row] = await db
      .select({ invoice: invoices })
      .from(invoices)
      .innerJoin(leadTable, eq(leadTable.id, invoices.leadId))
      .where(and(eq(invoices.id, invoiceId), eq(leadTable.accountId, account.id)))
    if (!row) throw notFound('We could not find this invoice.')
    const { invoice } = row
    if (invoice.paidAt) throw invalidField('invoice', 'This invoice has already been paid.')
    return { invoice, lead: await leads.require(account, invoice.leadId) }
  }

  async function checkOut(account: Account, { id, name, due }: typeof invoices.$inferSelect, lead: Lead, back: string) {
    const url = await payments.checkOut({
      kind: 'invoice',
      subject: String(id),
      accountId: account.id,
      email: account.email,
      title: name,
      payee: lead.businessName,
      cents: toCents(due) ?? 0,
      successUrl: urls.site + manageVendorPath(lead.vendorId),
      cancelUrl: back,
    })
    return { url }
  }

  return {
    async list({ id }) {
      const rows = await db.select().from(invoices).where(eq(invoices.leadId, id)).orderBy(asc(invoices.id))
      const today = clock.now().toISOString().slice(0, 10)
      return rows.map((row) => ({
        id: row.id,
        invoice_name: row.name,
        total_amount: row.total,
        amount_due: row.due,
        due_date: row.dueDate,
        get_status_display: row.paidAt ? 'Paid' : row.dueDate < today ? 'Overdue' : 'Due',
      }))
    },

    async send(tx, lead, { name, total, dueDate }) {
      const values = { leadId: lead.id, name, total, due: total, dueDate, createdAt: clock.now() }
      const [made] = await tx.insert(invoices).values(values).returning()
      if (!made) throw new Error('The invoice was not inserted.')
      await leads.recordMilestone(tx, lead.id, 'firstInvoiceAt')
      const link = `${urls.site}/dashboard/setup/${writePayCode(secrets, made.id)}/${lead.id}`
      await outbox.post(tx, writeInvoiceMail(lead.coupleEmail, lead.businessName, link))
    },

    async pay(account, request) {
      const { invoice, lead } = await requireUnpaid(account, toId(request.invoice))
      checkShownValues(request, invoice, lead)
      const back = readReturnAddress('cancel_url', request.cancel_url, [urls.site, urls.vision])
      return checkOut(account, invoice, lead, back)
    },

    async payByCode(account, code, leadId) {
      const { invoice, lead } = await requireUnpaid(account, readPayCode(secrets, code))
      if (lead.id !== leadId) throw notFound('We could not find this invoice.')
      return checkOut(account, invoice, lead, urls.site + manageVendorPath(lead.vendorId))
    },
  }
}
