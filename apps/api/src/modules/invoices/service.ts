import {
  type DeskInvoice,
  type Invoice,
  invoiceName,
  manageVendorPath,
  paidInvoicePath,
  toCents,
  type VendorPayments,
} from '@vowkit/sdk-core/contract'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { invoices, leads as leadTable } from '../../db/tables.ts'
import type { AcceptedLanguage } from '../../http/accept-language.ts'
import type { Account } from '../../http/call-context.ts'
import { HttpError, invalidField, notFound } from '../../http/http-error.ts'
import { toId } from '../../http/to-id.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Days } from '../../platform/days.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { DAY } from '../../platform/units.ts'
import type { Lead, LeadService } from '../leads/service.ts'
import type { Notifications } from '../notifications/service.ts'
import { type PaymentRow, type PaymentService, readReturnAddress } from '../payments/service.ts'
import type { RateLimits } from '../rate-limits/service.ts'
import type { WebhookEvents } from '../webhooks/service.ts'
import { readPayCode, writePayCode } from './code.ts'
import { type Order, type PartOfOrder, splitOrder } from './order.ts'
import { listPayments } from './overview.ts'
import { checkShownValues, type PayRequest } from './pay-request.ts'
import { invoiceRules } from './rules.ts'
import { toDeskInvoice, toInvoice } from './views.ts'

export { invoiceRules } from './rules.ts'

/** The total is decimal text. The due date is YYYY-MM-DD. */
export type NewInvoice = Pick<PartOfOrder, 'name' | 'total' | 'dueDate'> & Partial<PartOfOrder>

/** Invoices of vendors to couples. Amount and recipient come from the vendor, never from the couple's client. */
export interface InvoiceService {
  /** Lists the lead's invoices, oldest first. `language` is the language of receipts. */
  list(lead: Lead, language?: AcceptedLanguage): Promise<Invoice[]>
  /** Lists what the couple has paid and owes, by vendor. */
  listPayments(account: Account): Promise<VendorPayments[]>
  /** Lists the lead's invoices for the vendor, oldest first. */
  listForVendor(lead: Pick<Lead, 'id'>): Promise<DeskInvoice[]>
  /** Returns whether the lead has a paid invoice. */
  hasPaid(tx: Database, leadId: number): Promise<boolean>
  /**
   * Adds the invoices of an order and emails the couple the payment link of the first one. Throws 400 if the order is
   * invalid or the lead has the maximum of invoices, and 429 if the vendor has sent too many.
   */
  sendOrder(tx: Database, lead: Lead, order: Order): Promise<DeskInvoice[]>
  /** Adds an invoice and emails the couple a payment link. */
  send(tx: Database, lead: Lead, invoice: NewInvoice): Promise<void>
  /**
   * Resolves to the checkout page. Throws 400 if the values that the client showed differ from the invoice, and 409 if
   * the couple has not signed the vendor's contract.
   */
  pay(account: Account, request: PayRequest, language?: AcceptedLanguage): Promise<{ url: string }>
  /**
   * Resolves to the checkout page for the code of an emailed link, to the receipt on the couple's page if the invoice is
   * paid, or to the contract if the couple has not signed it. Throws 404 if code and lead do not match.
   */
  payByCode(account: Account, code: string, leadId: number, language?: AcceptedLanguage): Promise<{ url: string }>
}

export interface InvoiceDeps {
  db: Database
  clock: Clock
  days: Days
  secrets: Secrets
  leads: LeadService
  payments: PaymentService
  rateLimits: Pick<RateLimits, 'spend'>
  notifications: Pick<Notifications, 'invoiceSent' | 'invoicePaid'>
  webhooks: Pick<WebhookEvents, 'record'>
  /** Returns the URL of the receipt of a paid invoice. */
  receiptUrl(invoiceId: number, language?: AcceptedLanguage): string
  urls: { site: string; vision: string }
  /** Runs after an invoice was paid, in the same transaction. */
  onPaid?: ((tx: Database, leadId: number) => Promise<void>) | undefined
}

export function createInvoiceService(deps: InvoiceDeps): InvoiceService {
  const { db, clock, days, secrets, leads, payments, rateLimits, notifications, webhooks, receiptUrl, urls, onPaid } =
    deps

  /** A vendor is booked while at least one of the lead's invoices is paid. */
  async function updateBooked(tx: Database, leadId: number): Promise<void> {
    // Serializes concurrent payments and refunds of one lead, so that the count is current.
    await leads.lock(tx, leadId)
    await leads.setBooked(tx, leadId, await hasPaid(tx, leadId))
  }

  async function hasPaid(tx: Database, leadId: number): Promise<boolean> {
    return (await tx.$count(invoices, and(eq(invoices.leadId, leadId), isNotNull(invoices.paidAt)))) > 0
  }

  async function insert(tx: Database, lead: Lead, { name, total, dueDate, balanceDueDate, part, lines }: NewInvoice) {
    const amounts = { total, due: total, dueDate, balanceDueDate }
    const values = { leadId: lead.id, name, part, lines, ...amounts, createdAt: clock.now() }
    const [made] = await tx.insert(invoices).values(values).returning()
    if (!made) throw new Error('The invoice was not inserted.')
    return made
  }

  async function sendLink(tx: Database, lead: Lead, invoiceId: number): Promise<void> {
    const link = `${urls.site}/dashboard/setup/${writePayCode(secrets, invoiceId)}/${lead.id}`
    await notifications.invoiceSent(tx, invoiceId, link)
  }

  async function recordSent(tx: Database, lead: Lead): Promise<void> {
    await leads.recordMilestone(tx, lead.id, 'firstInvoiceAt')
    await leads.recordContract(tx, lead.id)
  }

  async function markPaid(tx: Database, { subject }: Pick<PaymentRow, 'subject'>): Promise<boolean> {
    const [paid] = await tx
      .update(invoices)
      .set({ paidAt: clock.now(), due: '0.00' })
      .where(and(eq(invoices.id, Number(subject)), isNull(invoices.paidAt)))
      .returning()
    if (!paid) return false
    await updateBooked(tx, paid.leadId)
    await webhooks.record(tx, { type: 'invoice.paid', leadId: paid.leadId, subject: paid.id })
    await onPaid?.(tx, paid.leadId)
    return true
  }

  payments.registerHandlers('invoice', {
    async fulfil(tx, payment) {
      const isFirst = await markPaid(tx, payment)
      if (isFirst) await notifications.invoicePaid(tx, Number(payment.subject))
      return isFirst
    },
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

  /** Returns an invoice of the calling couple and its lead. Throws 404 for other invoices. */
  async function requireOwn(account: Account, invoiceId: number) {
    const [row] = await db
      .select({ invoice: invoices })
      .from(invoices)
      .innerJoin(leadTable, eq(leadTable.id, invoices.leadId))
      .where(and(eq(invoices.id, invoiceId), eq(leadTable.accountId, account.id)))
    if (!row) throw notFound('We could not find this invoice.')
    const { invoice } = row
    return { invoice, lead: await leads.require(account, invoice.leadId) }
  }

  /** Whether the couple has neither signed the vendor's contract nor paid an invoice. Nothing is due until then. */
  async function isUnsigned({ id, bookedAt }: Lead): Promise<boolean> {
    return !bookedAt && (await leads.hasDocumentToSign(id))
  }

  interface CheckOut {
    lead: Lead
    /** The URL to return to if the couple cancels. */
    back: string
    language: AcceptedLanguage | undefined
  }

  async function checkOut(
    account: Account,
    { id, name, part, due }: typeof invoices.$inferSelect,
    { lead, back, language }: CheckOut,
  ) {
    const url = await payments.checkOut({
      kind: 'invoice',
      subject: String(id),
      accountId: account.id,
      email: account.email,
      language,
      title: invoiceName(name, part, language ?? 'en'),
      payee: lead.businessName,
      cents: toCents(due) ?? 0,
      successUrl: urls.site + paidInvoicePath(lead.vendorId, id),
      cancelUrl: back,
    })
    return { url }
  }

  return {
    async list({ id }, language) {
      return (await listRows(db, id)).map((row) => toInvoice(row, days.today(), receiptUrl(row.id, language)))
    },

    listPayments: ({ id }) => listPayments(db, id, days.today()),

    async listForVendor({ id }) {
      return (await listRows(db, id)).map((row) => toDeskInvoice(row, days.today(), receiptUrl(row.id)))
    },

    hasPaid,

    async sendOrder(tx, lead, order) {
      // Some time zones are a day behind UTC.
      const parts = splitOrder(order, days.after(-DAY))
      // Serializes concurrent orders of one lead, so that they cannot exceed the maximum together.
      await leads.lock(tx, lead.id)
      const count = await tx.$count(invoices, eq(invoices.leadId, lead.id))
      if (count + parts.length > invoiceRules.invoicesPerLead) {
        throw new HttpError(400, 'validation_failed', 'You have sent the maximum number of invoices to this couple.')
      }
      await rateLimits.spend(tx, `invoices:${lead.vendorUserId}`, invoiceRules.invoicesPerVendor)
      const made: (typeof invoices.$inferSelect)[] = []
      for (const part of parts) made.push(await insert(tx, lead, part))
      await recordSent(tx, lead)
      if (made[0]) await sendLink(tx, lead, made[0].id)
      return made.map((row) => toDeskInvoice(row, days.today(), receiptUrl(row.id)))
    },

    async send(tx, lead, invoice) {
      const { id } = await insert(tx, lead, invoice)
      await recordSent(tx, lead)
      await sendLink(tx, lead, id)
    },

    async pay(account, request, language) {
      const { invoice, lead } = await requireOwn(account, toId(request.invoice))
      if (invoice.paidAt) throw invalidField('invoice', 'This invoice has already been paid.')
      checkShownValues(request, invoice, lead)
      if (await isUnsigned(lead)) {
        throw new HttpError(409, 'not_signed', 'Sign the contract of this vendor first. Then you can pay the invoice.')
      }
      const back = readReturnAddress('cancel_url', request.cancel_url, [urls.site, urls.vision])
      return checkOut(account, invoice, { lead, back, language })
    },

    async payByCode(account, code, leadId, language) {
      const { invoice, lead } = await requireOwn(account, readPayCode(secrets, code))
      if (lead.id !== leadId) throw notFound('We could not find this invoice.')
      if (invoice.paidAt) return { url: urls.site + paidInvoicePath(lead.vendorId, invoice.id) }
      const workspace = urls.site + manageVendorPath(lead.vendorId)
      if (await isUnsigned(lead)) return { url: `${workspace}#documents` }
      return checkOut(account, invoice, { lead, back: workspace, language })
    },
  }
}

function listRows(db: Database, leadId: number) {
  return db.select().from(invoices).where(eq(invoices.leadId, leadId)).orderBy(asc(invoices.id))
}
