import './payments.css'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { type Invoice, invoiceStatusOf, laterPaymentOf, sortInvoices } from '@vowkit/sdk-core/leads'
import { CreditCard } from 'lucide-react'
import { useId, useMemo } from 'react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { contractStepOf } from '../engagement-steps.ts'
import type { LeadProps } from '../lead-props.ts'
import { manageVendorMessages } from '../messages.ts'
import { Panel } from '../panel.tsx'
import { InvoiceRow } from './invoice-row.tsx'
import { LaterRow } from './later-row.tsx'
import { PaymentDialogLazy } from './payment-dialog.lazy.tsx'

/** The open payment dialog, with its preselected invoice. */
export interface PaymentTarget {
  invoice?: Invoice
}

export interface PaymentsPanelProps extends LeadProps {
  today: string
  paying: PaymentTarget | null
  onPay: (paying: PaymentTarget | null) => void
  /** Called to sign the contract. */
  onSign: () => void
}

/** The vendor's invoices, overdue ones first, and the payment dialog. */
export function PaymentsPanel({ lead, view, today, paying, onPay, onSign }: PaymentsPanelProps) {
  const { payments: t } = useMessages(manageVendorMessages)
  const invoices = useMemo(() => sortInvoices(lead.invoices, today), [lead.invoices, today])
  const unpaid = invoices.filter((invoice) => invoiceStatusOf(invoice, today) !== 'paid')

  const contract = contractStepOf(lead.files)
  const later = laterPaymentOf(lead.invoices)
  const isDone = unpaid.length === 0
  const emptyId = useId()
  const laterId = useId()

  return (
    <Panel
      anchor="payments"
      title={t.title}
      count={unpaid.length}
      empty={t.empty}
      emptyId={emptyId}
      isEmpty={isDone && !later}
      action={
        <button
          type="button"
          className="button button--quiet"
          // `disabled` would hide the button from the keyboard, and with it the reason.
          aria-disabled={isDone}
          aria-describedby={isDone ? (later ? laterId : emptyId) : undefined}
          onClick={isDone ? undefined : () => onPay({})}
        >
          <CreditCard size={20} strokeWidth={1.5} aria-hidden="true" />
          {t.open}
        </button>
      }
    >
      {contract !== null && unpaid.length > 0 && (
        <p className="payments__contract" data-step={contract}>
          {t.contract[contract]}
          {contract === 'sign' && (
            <button type="button" className="payments__sign" onClick={onSign}>
              {t.sign}
            </button>
          )}
        </p>
      )}
      {invoices.length > 0 && (
        <ul className="invoices" role="list">
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} today={today} />
          ))}
          {later && <LaterRow later={later} noteId={laterId} />}
        </ul>
      )}
      {invoices.length > 0 && (
        <a className="payments__all" href={`${SITE_PATHS.dashboard_vendors_booked}#payments`}>
          {t.all}
        </a>
      )}
      {paying && (
        <PaymentDialogLazy
          invoices={invoices}
          first={paying.invoice}
          today={today}
          view={view}
          onSign={onSign}
          onClose={() => onPay(null)}
        />
      )}
    </Panel>
  )
}
