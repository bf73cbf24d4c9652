import type { RecommendedVendor } from '@vowkit/sdk-core/magic-link'
import { useVendorUrl } from '../../hooks/use-vendor-url.ts'
import { magicLinkMessages } from '../../messages/english/magic-link.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CardBadge } from '../vendor-card/card-badge.tsx'
import { CardFacts, CardMarks } from '../vendor-card/card-facts.tsx'
import { CardLink } from '../vendor-card/card-link.tsx'
import { VendorImage } from '../vendor-card/vendor-image.tsx'
import { useOpenProfile } from '../vendor-profile/dialog/opens-profiles.tsx'

export interface RecommendedCardProps {
  vendor: RecommendedVendor
  level: 3 | 4
  /** Whether to show the average rating next to the categories. */
  showRating?: boolean
  /**
   * The base URL of the site without a trailing slash, or `''` on the site itself. If it is undefined, the card has no
   * link.
   */
  siteUrl?: string
  /** The `target` of the link, such as `_blank`. */
  target?: string
  /** Called when the visitor opens the vendor. Return `false` to prevent navigation. */
  onSelect?: (vendor: RecommendedVendor) => unknown
}

/** A card for a recommended vendor. The name is a link that covers the card. */
export function RecommendedCard({
  vendor,
  level,
  showRating = false,
  siteUrl,
  target,
  onSelect,
}: RecommendedCardProps) {
  const { newTab, unnamed } = useMessages('magicLink', magicLinkMessages)
  const Heading = `h${level}` as const
  const openProfile = useOpenProfile()
  const urlOf = useVendorUrl(siteUrl)
  const titles = vendor.categories.map(({ title }) => title).join(', ')

  return (
    <article className="vk-card" part="card">
      <div className="vk-card__picture">
        <VendorImage image={vendor.image} category={titles} />
        <CardMarks vendor={vendor} />
      </div>
      <div className="vk-card__body">
        <CardBadge category={titles} rating={showRating ? vendor.avg_rating : undefined} />
        <Heading className="vk-card__name" part="card-title" dir="auto">
          <CardLink
            className="vk-card__link"
            href={urlOf(vendor.id)}
            target={target}
            onPick={() => {
              const isAllowed = onSelect?.(vendor) !== false
              if (isAllowed) openProfile?.(vendor.id)
              return isAllowed && openProfile === null
            }}
          >
            {vendor.business_name || unnamed}
            {target && <span className="vk-sr"> {newTab}</span>}
          </CardLink>
        </Heading>
        <p className="vk-card__about" dir="auto">
          {vendor.business_services}
        </p>
        <CardFacts vendor={vendor} hasWholePlace />
      </div>
    </article>
  )
}
