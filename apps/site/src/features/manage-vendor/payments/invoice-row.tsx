import { formatPrice } from '@vowkit/react'
import { type Invoice, invoiceStatusOf } from '@vowkit/sdk-core/leads'
import { InvoiceStatus } from '../../../shared/lead/invoice-status.tsx'

/** One invoice with its status. Shows the amount due, or the total if it is paid. */
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
