import { formatPrice } from '@vowkit/react'
import { type Invoice, invoiceStatusOf } from '@vowkit/sdk-core/leads'
import { InvoiceStatus } from '../../../shared/lead/invoice-status.tsx'

/** One invoice: what is still due of it, or what a paid one came to, and how it stands. */
export function InvoiceRow({ invoice, today }: { invoice: Invoice; today: string }) {
  const status = invoiceStatusOf(invoice, today)
  const amount = status === 'paid' ? invoice.total_amount : invoice.amount_due
  return (
    <li className="invoice" data-status={status}>
      <bdi className="invoice__name">{invoice.invoice_name}</bdi>
      <span className="invoice__amount">{formatPrice(Number(amount))}</span>
      <InvoiceStatus invoice={invoice} today={today} />
    </li>
  )
}
