import { useFormatPrice } from '@vowkit/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import type { VendorPayments } from '@vowkit/sdk-core/leads'
import { ArrowRight } from 'lucide-react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { sharedMessages } from '../../../shared/messages.ts'
import { boardToolsMessages } from './messages.ts'

export interface PaymentsLineProps {
  payments: readonly VendorPayments[]
  /** Whether the next step names the next payment, so that this line has the total instead. */
  isNamed: boolean
}

/** The couple's next payment, with a link to all payments. Renders nothing without payments. */
export function PaymentsLine({ payments, isNamed }: PaymentsLineProps) {
  const t = useMessages(boardToolsMessages)
  const { date } = useMessages(sharedMessages)
  const formatPrice = useFormatPrice()
  const open = openPaymentsOf(payments)
  const [next] = open
  if (payments.length === 0) return null
  const text = next?.isOverdue ? t.overduePayment : t.nextPayment
  return (
    <aside className="next-step" data-kind="payments" aria-label={t.payments}>
      <p className="next-step__text">
        <span className="next-step__kind">{t.payments}</span>{' '}
        {next &&
          (isNamed
            ? t.leftToPay(formatPrice(open.reduce((sum, { amount }) => sum + Number(amount), 0)))
            : text(next.vendor, formatPrice(Number(next.amount)), date(next.dueDate)))}
      </p>
      <a className="next-step__link" href={`${SITE_PATHS.dashboard_vendors_booked}#payments`}>
        {t.allPayments}
        <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
      </a>
    </aside>
  )
}

interface OpenPayment {
  vendor: string
  amount: string
  /** `YYYY-MM-DD`, or `""` if it is unknown. */
  dueDate: string
  isOverdue: boolean
}

/** Returns the unpaid amounts, sorted by due date. */
function openPaymentsOf(all: readonly VendorPayments[]): OpenPayment[] {
  const open = all.flatMap(({ business_name: vendor, due, later, later_due_date: laterDate = '' }): OpenPayment[] => [
    ...due.map(({ amount, due_date, is_overdue }) => ({ vendor, amount, dueDate: due_date, isOverdue: is_overdue })),
    ...(later === undefined ? [] : [{ vendor, amount: later, dueDate: laterDate, isOverdue: false }]),
  ])
  return open.toSorted((a, b) => (a.dueDate || '9999').localeCompare(b.dueDate || '9999'))
}
