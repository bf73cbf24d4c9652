import { type BodyOf, type calls, sameId, toCents } from '@vowkit/sdk-core/contract'
import type { invoices } from '../../db/tables.ts'
import { invalidField } from '../../http/http-error.ts'
import type { Lead } from '../leads/service.ts'

/** What a client says that it pays. */
export type PayRequest = BodyOf<typeof calls.payInvoice>

/** Throws a 400 where the client takes the invoice for something else than it is, so that nobody pays what they did not see. */
export function checkHints(request: PayRequest, invoice: typeof invoices.$inferSelect, lead: Lead): void {
  const { leadId, invoice_to, invoice_name, invoice_amount_due } = request
  if (isGiven(leadId) && !sameId(leadId, lead.id)) throw invalidField('leadId', 'The invoice is of another vendor.')
  const isOfLead = [lead.coupleId, lead.vendorUserId].some((id) => sameId(id, invoice_to))
  if (isGiven(invoice_to) && !isOfLead) throw invalidField('invoice_to', 'The invoice is for somebody else.')
  if (isGiven(invoice_name) && invoice_name !== invoice.name) {
    throw invalidField('invoice_name', 'The invoice has another name.')
  }
  if (isGiven(invoice_amount_due) && toCents(invoice_amount_due) !== toCents(invoice.due)) {
    throw invalidField('invoice_amount_due', 'Another amount is due.')
  }
}

function isGiven(value: number | string | undefined): boolean {
  return value !== undefined && value !== ''
}
