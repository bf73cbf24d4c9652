import { plainText } from '@vowkit/sdk-core/vendors'
import { useVendorUrl } from '../../hooks/use-vendor-url.ts'
import { vendorsMessages } from '../../messages/english/vendors.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CardActions } from './card-actions.tsx'
import { CardBadge } from './card-badge.tsx'
import { CardFacts, CardMarks } from './card-facts.tsx'
import { CardLink } from './card-link.tsx'
import { CardProgress } from './card-progress.tsx'
import { LoveNote } from './love-note.tsx'
import type { VendorCardProps } from './vendor-card-props.ts'
import { VendorImage } from './vendor-image.tsx'

/** A card for a vendor. Render it inside a `Root`. */
export function VendorCard(props: VendorCardProps) {
  const { vendor, siteUrl, target, level = 3, showRating, withoutActions, note, onSelect, onApproach } = props
  const messages = useMessages('vendors', vendorsMessages)
  const urlOf = useVendorUrl(siteUrl)
  const { business_name: name, categories_label: category, avg_rating: rating } = vendor
  const Heading: 'h2' | 'h3' | 'h4' = `h${level}`
  const approach = onApproach && (() => onApproach(vendor))
  const profile = {
    href: urlOf(vendor.id),
    target,
    onPick: () => onSelect?.(vendor),
  }

  return (
    <article className="vk-card" part="card" onPointerEnter={approach} onTouchStart={approach}>
      <div className="vk-card__picture">
        <VendorImage image={vendor.image} category={category} />
        {vendor.progress ? <CardProgress progress={vendor.progress} /> : <CardMarks vendor={vendor} />}
      </div>
      <div className="vk-card__body" part="body">
        <CardBadge category={category} rating={showRating ? rating : undefined} />
        <Heading className="vk-card__name" part="title" dir="auto">
          {withoutActions ? (
            <CardLink {...profile} className="vk-card__link" label={name === '' ? messages.viewProfile : undefined}>
              {name}
            </CardLink>
          ) : (
            name
          )}
        </Heading>
        <CardFacts vendor={vendor} />
        <p className="vk-card__about" dir="auto" lang={vendor.language}>
          {plainText(vendor.about_us)}
        </p>
        {vendor.love && <LoveNote vendor={vendor} isSaved={props.isSaved ?? false} />}
        {!withoutActions && <CardActions {...props} profile={profile} />}
      </div>
      {note !== undefined && (
        <p className="vk-card__note" role="alert">
          {note}
        </p>
      )}
    </article>
  )
}
