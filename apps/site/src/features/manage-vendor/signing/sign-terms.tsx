import { useFormatPrice } from '@vowkit/react'
import { type LeadData, orderSummaryOf } from '@vowkit/sdk-core/leads'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { leadMessages } from '../../../shared/lead/messages.ts'
import { useInvoiceName } from '../../../shared/lead/use-invoice-name.ts'
import { manageVendorMessages } from '../messages.ts'

/** What the couple signs: the vendor, the package, the total, and each amount with its due date. */
export function SignTerms({ lead }: { lead: LeadData }) {
  const { signing, yourVendor } = useMessages(manageVendorMessages)
  const { date } = useMessages(leadMessages)
  const formatPrice = useFormatPrice()
  const nameOf = useInvoiceName()
  const t = signing.terms
  const order = orderSummaryOf(lead.invoices)
  return (
    <section className="sign-terms" aria-label={t.title}>
      <h3 className="sign-terms__title">{t.title}</h3>
      <dl className="sign-terms__facts">
        <div>
          <dt>{t.vendor}</dt>
          <dd>
            <bdi>{lead.business_name || yourVendor}</bdi>
          </dd>
        </div>
        {order && order.items.length > 0 && (
          <div>
            <dt>{t.items}</dt>
            <dd>
              <bdi>{order.items.join(', ')}</bdi>
            </dd>
          </div>
        )}
        {order && (
          <div>
            <dt>{t.total}</dt>
            <dd>{formatPrice(order.total)}</dd>
          </div>
        )}
        {order?.payments.map(({ name, part, amount, dueDate }) => (
          <div key={`${name} ${dueDate}`}>
            <dt>
              <bdi>{nameOf(name, part)}</bdi>
            </dt>
            <dd>
              {formatPrice(amount)}
              {dueDate !== '' && <span className="sign-terms__date"> {t.by(date(dueDate))}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {order && <p className="sign-terms__check">{t.check}</p>}
    </section>
  )
}
