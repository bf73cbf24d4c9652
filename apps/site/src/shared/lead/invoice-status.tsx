import './lead-status.css'
import { type Invoice, invoiceStatusOf } from '@vowkit/sdk-core/leads'
import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import { statusText } from './invoice-words.ts'

const ICONS = { paid: CircleCheck, overdue: CircleAlert, due: Clock }

/** How an invoice stands, by an icon and words. */
export function InvoiceStatus({ invoice, today }: { invoice: Invoice; today: string }) {
  const status = invoiceStatusOf(invoice, today)
  const Icon = ICONS[status]
  return (
    <span className="invoice-status" data-status={status}>
      <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
      {statusText(invoice, status)}
    </span>
  )
}
