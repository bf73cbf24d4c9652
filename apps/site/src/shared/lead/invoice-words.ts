import { formatWeddingDate } from '@vowkit/sdk-core/account'
import type { Invoice, InvoiceStatus } from '@vowkit/sdk-core/leads'

/** When an invoice is due, in words; a dash where nobody said. */
export function dueDateOf({ due_date }: Invoice): string {
  return formatWeddingDate(due_date) || '–'
}

/** How an invoice stands, in words. */
export function statusText(invoice: Invoice, status: InvoiceStatus): string {
  if (status === 'paid') return 'Paid'
  if (status === 'overdue') return 'Overdue'
  return `Due ${formatWeddingDate(invoice.due_date)}`.trim()
}
