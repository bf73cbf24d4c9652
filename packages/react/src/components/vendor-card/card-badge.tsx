import { commonMessages } from '../../messages/common.ts'
import { vendorsMessages } from '../../messages/english/vendors.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'

export interface CardBadgeProps {
  /** The English titles of the vendor's categories, separated by commas. */
  category: string
  /** The average rating, if the card shows it. */
  rating: number | undefined
}

/** The categories of a vendor and its average rating. */
export function CardBadge({ category, rating }: CardBadgeProps) {
  const messages = useMessages('vendors', vendorsMessages)
  const { categories } = useMessages('common', commonMessages)
  return (
    <p className="vk-card__badge">
      {categories(category)}
      {rating !== undefined && (
        <span role="img" aria-label={messages.rating(rating)}>
          {` ★ ${rating.toFixed(1)}`}
        </span>
      )}
    </p>
  )
}
