import { formatPrice } from '@vowkit/react'
import { type Invoice, invoiceStatusOf } from '@vowkit/sdk-core/leads'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { DocumentLink } from '../../../shared/lead/document-link.tsx'
import { InvoiceStatus } from '../../../shared/lead/invoice-status.tsx'
import { leadMessages } from '../../../shared/lead/messages.ts'

/** One invoice with its status. Shows the amount due, or the total and the receipt if it is paid. */
export function InvoiceRow({ invoice, today }: { invoice: Invoice; today: string }) {
  const t = useMessages(leadMessages)
  const status = invoiceStatusOf(invoice, today)
  const amount = status === 'paid' ? invoice.total_amount : invoice.amount_due
  return (
    <li className="invoice" data-status={status}>
      <bdi className="invoice__name">{invoice.invoice_name}</bdi>
      <span className="invoice__amount">{formatPrice(Number(amount))}</span>
      <InvoiceStatus invoice={invoice} today={today} />
      {invoice.receipt !== undefined && (
        <DocumentLink className="invoice__receipt" address={invoice.receipt}>
          {t.receipt}
        </DocumentLink>
      )}
    </li>
  )
}
