import { useFormatPrice } from '@vowkit/react'
import { type Invoice, type InvoiceLine, invoiceStatusOf } from '@vowkit/sdk-core/leads'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { DocumentLink } from '../../../shared/lead/document-link.tsx'
import { InvoiceStatus } from '../../../shared/lead/invoice-status.tsx'
import { leadMessages } from '../../../shared/lead/messages.ts'
import { useInvoiceName } from '../../../shared/lead/use-invoice-name.ts'
import { manageVendorMessages } from '../messages.ts'

/** One invoice with its status and its lines. Shows the amount due, or the total and the receipt if it is paid. */
export function InvoiceRow({ invoice, today }: { invoice: Invoice; today: string }) {
  const t = useMessages(leadMessages)
  const formatPrice = useFormatPrice()
  const nameOf = useInvoiceName()
  const status = invoiceStatusOf(invoice, today)
  const { invoice_name: name, lines = [], part } = invoice
  const amount = status === 'paid' ? invoice.total_amount : invoice.amount_due
  return (
    <li className="invoice" data-status={status}>
      <bdi className="invoice__name">{nameOf(name, part)}</bdi>
      <span className="invoice__amount">{formatPrice(Number(amount))}</span>
      <InvoiceStatus invoice={invoice} today={today} />
      {invoice.receipt !== undefined && (
        <DocumentLink className="invoice__receipt" address={invoice.receipt}>
          {t.receipt}
        </DocumentLink>
      )}
      {lines.length > 0 && <InvoiceLines lines={lines} isWhole={part !== 'deposit' && part !== 'balance'} />}
    </li>
  )
}

interface InvoiceLinesProps {
  lines: readonly InvoiceLine[]
  /** Whether the invoice covers the whole order, and not only its deposit or its balance. */
  isWhole: boolean
}

function InvoiceLines({ lines, isWhole }: InvoiceLinesProps) {
  const formatPrice = useFormatPrice()
  const { payments: t } = useMessages(manageVendorMessages)
  return (
    <details className="invoice__details">
      <summary>{t.lines(lines.length)}</summary>
      {!isWhole && <p className="invoice__note">{t.wholeOrder}</p>}
      <ul className="invoice__lines" role="list">
        {lines.map(({ description, quantity, unit_price }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an invoice never change
          <li key={index}>
            <bdi>{quantity === 1 ? description : `${quantity} × ${description}`}</bdi>
            <span className="invoice__amount">
              {formatPrice(Math.round(quantity * Number(unit_price) * 100) / 100)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
