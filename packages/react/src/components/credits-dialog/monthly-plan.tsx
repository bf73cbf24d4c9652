import { useFormatPrice } from '../../hooks/use-format-price.ts'
import { creditsMessages } from '../../messages/english/credits.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ExternalIcon } from '../../ui/icon/external-icon.ts'

export interface MonthlyPlanProps {
  /** The price of a month, as decimal text. */
  price?: string
  /** The URL of the form for ordering. Without it, there is no link. */
  url?: string
}

/** The price that the specification names. */
const DEFAULT_PRICE = '29.99'

/** The monthly plan, with a link to an external page if `url` is set. */
export function MonthlyPlan({ price = DEFAULT_PRICE, url }: MonthlyPlanProps) {
  const formatPrice = useFormatPrice()
  const messages = useMessages('credits', creditsMessages)
  return (
    <section className="vk-credits__plan" aria-label={messages.monthlyTitle}>
      <div>
        <p className="vk-credits__plan-title">{messages.monthlyTitle}</p>
        <p className="vk-credits__text">{messages.monthlyPrice(formatPrice(Number(price)))}</p>
      </div>
      {url && (
        <a className="vk-button" part="button" href={url} target="_blank" rel="noopener">
          <span className="vk-button__label">
            {messages.monthly}
            <ExternalIcon />
          </span>
          <span className="vk-sr">{messages.opensNewTab}</span>
        </a>
      )}
    </section>
  )
}
