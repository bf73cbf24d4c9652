import type { Review, VendorDetail } from '@vowkit/sdk-core/vendors'
import { startTransition, useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { profileMessages } from '../../../messages/english/profile.generated.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Root } from '../../../root/root.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewCard } from './review-card.tsx'
import { ReviewSort } from './review-sort.tsx'
import { type ReviewOrder, sortReviews } from './sort-reviews.ts'

/** Number of reviews in the first render. They fill more than one screen. */
const INITIAL_COUNT = 12

export interface VendorReviewsProps {
  reviews: readonly Review[]
  /** The average rating from the backend. Default: the mean of all ratings in `reviews`. */
  average?: number
  /** The counts of all reviews by stars, if `reviews` contains only the newest. Default: the counts of `reviews`. */
  counts?: VendorDetail['review_counts']
}

/**
 * The reviews of a vendor: the average, the distribution of ratings, and each review. Renders nothing without reviews.
 */
export function VendorReviews({ reviews, average, counts }: VendorReviewsProps) {
  const messages = useMessages('profile', profileMessages)
  const headingId = useId()
  const [order, setOrder] = useState<ReviewOrder>('newest')
  const shownOrder = useDeferredValue(order)
  const sorted = useMemo(() => sortReviews(reviews, shownOrder), [reviews, shownOrder])
  const shownCount = useShownCount()
  if (reviews.length === 0) return null

  return (
    <Root>
      <section className="vk-reviews" aria-labelledby={headingId}>
        <h2 className="vk-profile__heading" id={headingId}>
          {messages.reviews}
        </h2>
        <RatingSummary reviews={reviews} average={average} counts={counts} />
        <div className="vk-reviews__all">
          {reviews.length > 1 && <ReviewSort value={order} onChange={setOrder} />}
          <ol className="vk-reviews__list" role="list" aria-busy={shownOrder !== order}>
            {sorted.slice(0, shownCount).map((review) => (
              <ReviewCard key={String(review.id)} review={review} />
            ))}
          </ol>
          <button
            type="button"
            className="vk-button vk-reviews__more"
            part="button"
            aria-disabled="true"
            aria-describedby={`${headingId}-all`}
          >
            {messages.viewMore}
          </button>
          <p className="vk-reviews__shown" id={`${headingId}-all`}>
            {messages.allShown}
          </p>
        </div>
      </section>
    </Root>
  )
}

/** Returns the number of reviews to render: a few in the first render, then all of them in a transition. */
function useShownCount(): number {
  const [count, setCount] = useState(INITIAL_COUNT)
  useEffect(() => startTransition(() => setCount(Number.POSITIVE_INFINITY)), [])
  return count
}
