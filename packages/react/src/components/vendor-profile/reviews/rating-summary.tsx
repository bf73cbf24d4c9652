import type { Review, VendorDetail } from '@vowkit/sdk-core/vendors'
import { useMemo } from 'react'
import { profileMessages } from '../../../messages/english/profile.generated.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { averageOf, countByStars } from './sort-reviews.ts'
import { Stars } from './stars.tsx'

export interface RatingSummaryProps {
  reviews: readonly Review[]
  average?: number
  /** The counts of all reviews by stars. Default: the counts of `reviews`. */
  counts?: VendorDetail['review_counts']
}

/** Shows the average rating, and a bar chart of the number of reviews for each number of stars. */
export function RatingSummary({ reviews, average, counts: given }: RatingSummaryProps) {
  const messages = useMessages('profile', profileMessages)
  const counts = useMemo(() => countByStars(reviews, given), [reviews, given])
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const rating = average ?? averageOf(reviews)
  const numeral = rating.toFixed(1)
  return (
    <div className="vk-rating">
      <p className="vk-rating__average">
        <span className="vk-rating__numeral" aria-hidden="true">
          {numeral}
        </span>
        <Stars rating={rating} label={messages.stars(numeral)} />
        <span className="vk-rating__count">{messages.reviewCount(total)}</span>
      </p>
      <ul className="vk-rating__bars" role="list" aria-label={messages.ratings}>
        {counts.map(({ stars, count }) => (
          <li className="vk-rating__row" key={stars}>
            <span className="vk-rating__label">{messages.withStars(stars)}</span>
            <svg className="vk-rating__track" aria-hidden="true">
              <rect className="vk-rating__bar" width={`${(100 * count) / total}%`} height="100%" rx="4" />
            </svg>
            <span className="vk-rating__number" aria-hidden="true">
              {count}
            </span>
            <span className="vk-sr">{messages.reviewCount(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
