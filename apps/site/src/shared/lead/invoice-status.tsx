import './lead-status.css'
import { type Invoice, invoiceStatusOf, paidDateOf } from '@vowkit/sdk-core/leads'
import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import { useMessages } from '../language/use-messages.ts'
import { leadMessages } from './messages.ts'

const ICONS = { paid: CircleCheck, overdue: CircleAlert, due: Clock }

export interface InvoiceStatusProps {
  invoice: Invoice
  today: string
  /** Whether the due date is shown elsewhere, so that this status omits it. */
  withoutDueDate?: boolean
}

/** The status of an invoice, as an icon and text. */
export function InvoiceStatus({ invoice, today, withoutDueDate = false }: InvoiceStatusProps) {
  const t = useMessages(leadMessages)
  const status = invoiceStatusOf(invoice, today)
  const Icon = ICONS[status]
  const paidOn = status === 'paid' ? paidDateOf(invoice) : ''
  const due = withoutDueDate ? t.notPaid : t.due(t.date(invoice.due_date))
  return (
    <span className="invoice-status" data-status={status}>
      <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
      {status === 'due' ? due : paidOn ? t.paidOn(t.date(paidOn)) : t[status]}
    </span>
  )
}
