import type { Invoice, LeadData, LeadFile } from '../contract/leads/schema.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { sameId } from '../contract/shared/same-id.ts'

/** How far the signing of a document is, seen by the couple: theirs comes first. */
export type SigningStep = 'sign' | 'waiting' | 'signed'

/** How far its signing is; `null` for a document that needs none. */
export function signingStepOf(file: LeadFile): SigningStep | null {
  if (!file.isDocusign) return null
  if (!file.isCouplesign) return 'sign'
  return file.isVendorsign ? 'signed' : 'waiting'
}

/** Whether whoever asked for the lead has uploaded a document of it, and may remove it. */
export function isOwnFile({ user }: LeadFile, lead: Pick<LeadData, 'user'>): boolean {
  return sameId(user, lead.user.user_id)
}

/** Whether whoever asked for the lead wrote a message of it. */
export function isOwnMessage({ user }: { user: Id }, lead: Pick<LeadData, 'user'>): boolean {
  return sameId(user, lead.user.user_id)
}

export type InvoiceStatus = 'paid' | 'overdue' | 'due'

/** What is to be done about an invoice; `today` is `YYYY-MM-DD` where the person is. */
export function invoiceStatusOf(invoice: Invoice, today: string): InvoiceStatus {
  const told = invoice.get_status_display.trim().toLowerCase()
  if (told === 'paid') return 'paid'
  const isLate = invoice.due_date !== '' && invoice.due_date < today
  return told.includes('overdue') || isLate ? 'overdue' : 'due'
}

const RANK: Record<InvoiceStatus, number> = { overdue: 0, due: 1, paid: 2 }

/** Invoices in the order they want attention: overdue, then by when they are due, and paid ones last. */
export function sortInvoices(invoices: readonly Invoice[], today: string): Invoice[] {
  const rank = (invoice: Invoice) => RANK[invoiceStatusOf(invoice, today)]
  // One without a date is due after all others.
  const due = ({ due_date }: Invoice) => due_date || '9999'
  return invoices.toSorted((a, b) => rank(a) - rank(b) || due(a).localeCompare(due(b)))
}
