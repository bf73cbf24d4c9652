import { formatMoney } from '@vowkit/sdk-core'
import { invoiceCents } from '@vowkit/sdk-core/contract'
import type { VendorAnswer } from '@vowkit/sdk-core/vendors'
import { compareMessages } from '../../shared/compare/messages.ts'
import { useLanguage, useMessages } from '../../shared/language/use-messages.ts'
import { useInvoiceName } from '../../shared/lead/use-invoice-name.ts'

/** What a vendor offers, as its latest invoice says it: the package, the total and the invoice. */
export function AnswerOrder({ answer: { invoice, currency } }: { answer: VendorAnswer }) {
  const t = useMessages(compareMessages)
  const { language } = useLanguage()
  const nameOf = useInvoiceName()
  if (!invoice) return null
  const { name, total, part, lines = [] } = invoice
  const money = (amount: number) => formatMoney(amount, { currency, lang: language, isExact: true })
  const cents = invoiceCents(lines) ?? 0
  return (
    <dl className="answer__order">
      {lines.length > 0 && (
        <div>
          <dt>{t.items}</dt>
          <dd>
            <bdi>{lines.map(({ description }) => description).join(', ')}</bdi>
          </dd>
        </div>
      )}
      {cents > 0 && (
        <div>
          <dt>{t.total}</dt>
          <dd>{money(cents / 100)}</dd>
        </div>
      )}
      {(cents === 0 || part !== 'full') && (
        <div>
          <dt>
            <bdi>{nameOf(name, part)}</bdi>
          </dt>
          <dd>{money(Number(total))}</dd>
        </div>
      )}
    </dl>
  )
}
