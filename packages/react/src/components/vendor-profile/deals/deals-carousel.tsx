import type { Id } from '@vowkit/sdk-core'
import type { VendorPackage } from '@vowkit/sdk-core/vendors'
import { profileMessages } from '../../../messages/english/profile.generated.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Root } from '../../../root/root.tsx'
import { Carousel } from '../../../ui/carousel/carousel.tsx'
import { DealCard } from './deal-card.tsx'

export interface DealsCarouselProps {
  deals: readonly VendorPackage[]
  /** The id of the deal that is being claimed. Until it is null again, the buttons of the other deals are disabled. */
  claimingId?: Id | null
  /** The language of the names and descriptions, such as `en`. Default: the language of the page. */
  language?: string | undefined
  /** Called when the visitor presses "Claim Now". */
  onClaim: (deal: VendorPackage) => void
}

/** A carousel of a vendor's exclusive deals. Renders nothing without deals. Its `id` is `ExclusivePackage`. */
export function DealsCarousel({ deals, claimingId = null, language, onClaim }: DealsCarouselProps) {
  const messages = useMessages('profile', profileMessages)
  if (deals.length === 0) return null
  return (
    <Root>
      <Carousel
        roleDescription={messages.carousel}
        id="ExclusivePackage"
        label={messages.deals}
        heading={<h2 className="vk-profile__heading">{messages.deals}</h2>}
        previousLabel={messages.previousDeal}
        nextLabel={messages.nextDeal}
        isCircular
      >
        {deals.map((deal) => (
          <DealCard
            key={String(deal.id)}
            deal={deal}
            language={language}
            isClaiming={claimingId !== null && String(claimingId) === String(deal.id)}
            isWaiting={claimingId !== null && String(claimingId) !== String(deal.id)}
            onClaim={() => onClaim(deal)}
          />
        ))}
      </Carousel>
    </Root>
  )
}
