import './payments.css'
import { type Invoice, invoiceStatusOf, sortInvoices } from '@vowkit/sdk-core/leads'
import { CreditCard } from 'lucide-react'
import { useId, useMemo } from 'react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import type { LeadProps } from '../lead-props.ts'
import { manageVendorMessages } from '../messages.ts'
import { Panel } from '../panel.tsx'
import { InvoiceRow } from './invoice-row.tsx'
import { PaymentDialogLazy } from './payment-dialog.lazy.tsx'

/** The open payment dialog, with its preselected invoice. */
export interface PaymentTarget {
  invoice?: Invoice
}

export interface PaymentsPanelProps extends LeadProps {
  today: string
  paying: PaymentTarget | null
  onPay: (paying: PaymentTarget | null) => void
}

/** The vendor's invoices, overdue ones first, and the payment dialog. */
export function PaymentsPanel({ lead, view, today, paying, onPay }: PaymentsPanelProps) {
  const { payments: t } = useMessages(manageVendorMessages)
  const invoices = useMemo(() => sortInvoices(lead.invoices, today), [lead.invoices, today])
  const unpaid = invoices.filter((invoice) => invoiceStatusOf(invoice, today) !== 'paid')

  const isDone = unpaid.length === 0
  const emptyId = useId()

  return (
    <Panel
      title={t.title}
      count={unpaid.length}
      empty={t.empty}
      emptyId={emptyId}
      action={
        <button
          type="button"
          className="button button--quiet"
          // `disabled` would hide the button from the keyboard, and with it the reason.
          aria-disabled={isDone}
          aria-describedby={isDone ? emptyId : undefined}
          onClick={isDone ? undefined : () => onPay({})}
        >
          <CreditCard size={20} strokeWidth={1.5} aria-hidden="true" />
          {t.open}
        </button>
      }
    >
      {invoices.length > 0 && (
        <ul className="invoices" role="list">
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} today={today} />
          ))}
        </ul>
      )}
      {paying && (
        <PaymentDialogLazy
          invoices={invoices}
          first={paying.invoice}
          today={today}
          view={view}
          onClose={() => onPay(null)}
        />
      )}
    </Panel>
  )
}
