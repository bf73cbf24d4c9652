import { useFormatPrice } from '@vowkit/react'
import { sameId } from '@vowkit/sdk-core/contract'
import { invoiceStatusOf, type LeadData, paidDateOf } from '@vowkit/sdk-core/leads'
import { CircleCheck, Clock, X } from 'lucide-react'
import { useState } from 'react'
import { useCommonMessages } from '../../../shared/language/use-common-messages.ts'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { DocumentLink } from '../../../shared/lead/document-link.tsx'
import { leadMessages } from '../../../shared/lead/messages.ts'
import { useInvoiceName } from '../../../shared/lead/use-invoice-name.ts'
import { manageVendorMessages } from '../messages.ts'

/**
 * Thanks the couple that returns from the payment page, with the date and the receipt of its payment. The query
 * parameter `paid` has the id of the invoice. The payment provider may report the payment later than the couple returns.
 */
export function PaymentThanks({ lead, today }: { lead: LeadData; today: string }) {
  const { payments: t } = useMessages(manageVendorMessages)
  const { receipt, date } = useMessages(leadMessages)
  const { close } = useCommonMessages()
  const formatPrice = useFormatPrice()
  const nameOf = useInvoiceName()
  const [paidId, setPaidId] = useState(() => new URLSearchParams(window.location.search).get('paid'))
  const invoice = paidId === null ? undefined : lead.invoices.find(({ id }) => sameId(id, paidId))
  if (!invoice) return null

  function dismiss(): void {
    window.history.replaceState(window.history.state, '', window.location.pathname)
    setPaidId(null)
  }

  const isPaid = invoiceStatusOf(invoice, today) === 'paid'
  const Icon = isPaid ? CircleCheck : Clock
  return (
    <section className="payment-thanks" data-paid={isPaid || undefined} role="status">
      <Icon size={28} strokeWidth={1.5} aria-hidden="true" />
      <div>
        <h2 className="payment-thanks__title">{isPaid ? t.thanks : t.confirming}</h2>
        <p className="payment-thanks__text">
          <bdi>{nameOf(invoice.invoice_name, invoice.part)}</bdi>, {formatPrice(Number(invoice.total_amount))}
          {isPaid && paidDateOf(invoice) !== '' && `. ${t.paidOn(date(paidDateOf(invoice)))}`}
        </p>
        {isPaid ? (
          invoice.receipt !== undefined && (
            <DocumentLink className="payment-thanks__receipt" address={invoice.receipt}>
              {receipt}
            </DocumentLink>
          )
        ) : (
          <p className="payment-thanks__text">{t.confirmingHint}</p>
        )}
      </div>
      <button type="button" className="icon-button" aria-label={close} onClick={dismiss}>
        <X size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </section>
  )
}
