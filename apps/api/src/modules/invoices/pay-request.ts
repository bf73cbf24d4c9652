import { type BodyOf, type calls, sameId, toCents } from '@vowkit/sdk-core/contract'
import type { invoices } from '../../db/tables.ts'
import { invalidField } from '../../http/http-error.ts'
import type { Lead } from '../leads/service.ts'

/** A client's request to pay an invoice, with the values that the client showed the couple. */
export type PayRequest = BodyOf<typeof calls.payInvoice>

/** Throws 400 if the vendor, name or amount that the client showed differs from the invoice. */
export function checkShownValues(request: PayRequest, invoice: typeof invoices.$inferSelect, lead: Lead): void {
  const { leadId, invoice_to, invoice_name, invoice_amount_due } = request
  if (isPresent(leadId) && !sameId(leadId, lead.id))
    throw invalidField('leadId', 'This invoice is from another vendor. Reload the page and try again.')
  const isOfLead = [lead.coupleId, lead.vendorUserId].some((id) => sameId(id, invoice_to))
  if (isPresent(invoice_to) && !isOfLead)
    throw invalidField('invoice_to', 'This invoice is addressed to another account. Sign in to that account to pay it.')
  if (isPresent(invoice_name) && invoice_name !== invoice.name) {
    throw invalidField('invoice_name', 'The name of this invoice has changed. Reload the page and check the invoice.')
  }
  if (isPresent(invoice_amount_due) && toCents(invoice_amount_due) !== toCents(invoice.due)) {
    throw invalidField(
      'invoice_amount_due',
      'The amount of this invoice has changed. Reload the page and check the invoice.',
    )
  }
}

function isPresent(value: number | string | undefined): boolean {
  return value !== undefined && value !== ''
}
