import type { Invoice, LeadData, LeadFile } from '../contract/leads/schema.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { sameId } from '../contract/shared/same-id.ts'
import { localDate } from '../shared/local-date.ts'

/** The next step of signing a document, from the couple's side. The couple signs before the vendor. */
export type SigningStep = 'sign' | 'waiting' | 'signed'

/** Returns a document's signing step. Returns `null` if the document needs no signature. */
export function signingStepOf(file: LeadFile): SigningStep | null {
  if (!file.isDocusign) return null
  if (!file.isCouplesign) return 'sign'
  return file.isVendorsign ? 'signed' : 'waiting'
}

/** Whether the account uploaded the document and can therefore delete it. */
export function isOwnFile({ user }: LeadFile, lead: Pick<LeadData, 'user'>): boolean {
  return sameId(user, lead.user.user_id)
}

/** Whether the account wrote the message. */
export function isOwnMessage({ user }: { user: Id }, lead: Pick<LeadData, 'user'>): boolean {
  return sameId(user, lead.user.user_id)
}

/** Whether the couple can decline the vendor: it has neither signed a document nor paid an invoice. */
export function isDeclinable({ is_declined, files, invoices }: LeadData): boolean {
  // A backend that does not know declines does not send the field.
  if (is_declined !== false) return false
  const hasPaid = invoices.some(({ get_status_display: status }) => status.trim().toLowerCase() === 'paid')
  return !hasPaid && !files.some(({ isDocusign, isCouplesign }) => isDocusign && isCouplesign)
}

export type InvoiceStatus = 'paid' | 'overdue' | 'due'

/** Returns the status of an invoice. `today` is the local date, `YYYY-MM-DD`. */
export function invoiceStatusOf(invoice: Invoice, today: string): InvoiceStatus {
  const display = invoice.get_status_display.trim().toLowerCase()
  if (display === 'paid') return 'paid'
  const isLate = invoice.due_date !== '' && invoice.due_date < today
  return display.includes('overdue') || isLate ? 'overdue' : 'due'
}

/** Returns the local date of the payment, `YYYY-MM-DD`, or `""` if it is unknown. */
export function paidDateOf({ paid_at: paidAt = '' }: Invoice): string {
  const time = Date.parse(paidAt)
  return Number.isNaN(time) ? '' : localDate(time)
}

const RANK: Record<InvoiceStatus, number> = { overdue: 0, due: 1, paid: 2 }

/** Sorts invoices: overdue invoices first, then due invoices by date, then paid invoices. */
export function sortInvoices(invoices: readonly Invoice[], today: string): Invoice[] {
  const rank = (invoice: Invoice) => RANK[invoiceStatusOf(invoice, today)]
  // Sorts invoices without a date last.
  const due = ({ due_date }: Invoice) => due_date || '9999'
  return invoices.toSorted((a, b) => rank(a) - rank(b) || due(a).localeCompare(due(b)))
}
