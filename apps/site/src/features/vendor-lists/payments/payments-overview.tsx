import './payments-overview.css'
import { useStore } from '@nanostores/react'
import { useClient, useFormatPrice } from '@vowkit/react'
import { manageVendorPath } from '@vowkit/sdk-core/contract'
import { createPayments, type VendorPayments } from '@vowkit/sdk-core/leads'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { useInvoiceName } from '../../../shared/lead/use-invoice-name.ts'
import { sharedMessages } from '../../../shared/messages.ts'
import { useArrival } from '../../../shared/use-arrival.ts'
import { vendorListsMessages } from '../messages.ts'

/**
 * What the couple has paid and owes, by vendor. Without invoices, it renders only for a URL with the fragment
 * `#payments`.
 */
export function PaymentsOverview() {
  const state = useStore(useClient().ports.once(createPayments).$payments)
  if (state.status !== 'ready') return null
  if (state.payments.length === 0 && window.location.hash !== '#payments') return null
  return <Overview all={state.payments} />
}

function Overview({ all }: { all: readonly VendorPayments[] }) {
  const { payments: t } = useMessages(vendorListsMessages)
  const formatPrice = useFormatPrice()
  const heading = useArrival('payments')
  const open = all.flatMap(({ due, later = '0' }) => [...due.map(({ amount }) => amount), later])
  const total = open.reduce((sum, amount) => sum + Number(amount), 0)
  const sum = total > 0 ? t.total(formatPrice(total)) : t.allPaid
  return (
    <section className="payments-overview" id="payments" aria-labelledby="payments-title">
      <h2 className="payments-overview__title" id="payments-title" ref={heading} tabIndex={-1}>
        {t.title}
      </h2>
      <p className="payments-overview__total">{all.length === 0 ? t.none : sum}</p>
      <ul role="list">
        {all.map((payments) => (
          <VendorRow key={payments.vendor_id} payments={payments} />
        ))}
      </ul>
    </section>
  )
}

function VendorRow({
  payments: { vendor_id, business_name, paid, due, later, later_due_date },
}: {
  payments: VendorPayments
}) {
  const { payments: t } = useMessages(vendorListsMessages)
  const { date } = useMessages(sharedMessages)
  const formatPrice = useFormatPrice()
  const nameOf = useInvoiceName()
  const price = (amount: string) => formatPrice(Number(amount))
  return (
    <li className="payments-overview__vendor">
      <a href={`${manageVendorPath(vendor_id)}#payments`} dir="auto">
        {business_name}
      </a>
      <ul role="list">
        {Number(paid) > 0 && <li>{t.paid(price(paid))}</li>}
        {due.map(({ invoice_id, invoice_name, part, amount, due_date, is_overdue }) => (
          <li key={invoice_id} data-overdue={is_overdue}>
            {(is_overdue ? t.overdue : t.due)(price(amount), date(due_date), nameOf(invoice_name, part))}
          </li>
        ))}
        {later !== undefined && <li>{t.later(price(later), date(later_due_date ?? ''))}</li>}
      </ul>
    </li>
  )
}
