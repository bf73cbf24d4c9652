import { priceOf, type VendorPackage } from '@vowkit/sdk-core/vendors'
import { useFormatPrice } from '../../../hooks/use-format-price.ts'
import { profileMessages } from '../../../messages/english/profile.generated.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Button } from '../../../ui/button/button.tsx'

export interface DealCardProps {
  deal: VendorPackage
  language: string | undefined
  isClaiming: boolean
  /** Whether another deal is being claimed. */
  isWaiting: boolean
  onClaim: () => void
}

/** A deal with its description, its price and the button that claims it. */
export function DealCard({ deal, language, isClaiming, isWaiting, onClaim }: DealCardProps) {
  const messages = useMessages('profile', profileMessages)
  return (
    <article className="vk-deal" part="card" data-claimed={deal.is_claimed}>
      <h3 className="vk-deal__name" part="card-title" dir="auto" lang={language}>
        {deal.name}
      </h3>
      <p className="vk-deal__description" dir="auto" lang={language}>
        {deal.description}
      </p>
      <Price deal={deal} />
      <Button
        variant="primary"
        busy={isClaiming}
        busyLabel={messages.claiming}
        disabled={deal.is_claimed || isWaiting}
        onClick={onClaim}
      >
        {deal.is_claimed ? messages.claimed : messages.claim}
      </Button>
    </article>
  )
}

function Price({ deal }: { deal: VendorPackage }) {
  const formatPrice = useFormatPrice()
  const messages = useMessages('profile', profileMessages)
  const { original, discounted } = priceOf(deal)
  if (discounted === null)
    return (
      <p className="vk-deal__prices" part="price">
        <span className="vk-deal__price">{formatPrice(original)}</span>
      </p>
    )
  return (
    <p className="vk-deal__prices" part="price">
      <s className="vk-deal__original">
        <span className="vk-sr">{messages.originalPrice} </span>
        {formatPrice(original)}
      </s>{' '}
      <span className="vk-deal__price" data-discounted="true">
        <span className="vk-sr">{messages.discountedPrice} </span>
        {formatPrice(discounted)}
      </span>
    </p>
  )
}
