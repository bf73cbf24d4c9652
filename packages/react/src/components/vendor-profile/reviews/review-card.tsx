import type { Review } from '@vowkit/sdk-core/vendors'
import { memo } from 'react'
import { profileMessages } from '../../../messages/english/profile.generated.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { VerifiedIcon } from '../../../ui/icon/icon.tsx'
import { Stars } from './stars.tsx'

/** The specification fixes these counts, because voting is not available yet. */
const HELPFUL_COUNTS = { yes: 0, no: 0 }

/** A review by a couple. */
export const ReviewCard = memo(function ReviewCard({ review }: { review: Review }) {
  const messages = useMessages('profile', profileMessages)
  const date = new Date(review.created_at)
  return (
    <li className="vk-review">
      <p className="vk-review__head">
        <Stars rating={review.rating} label={messages.stars(String(review.rating))} />
        {review.verified !== false && (
          <span className="vk-review__verified">
            <VerifiedIcon />
            {messages.verified}
          </span>
        )}
      </p>
      <p className="vk-review__by">
        <strong className="vk-review__name" dir="auto">
          {review.name}
        </strong>
        {!Number.isNaN(date.getTime()) && (
          <time className="vk-review__date" dateTime={review.created_at}>
            {messages.reviewDate(date)}
          </time>
        )}
      </p>
      <p className="vk-review__text" dir="auto" lang={review.language}>
        {review.review}
      </p>
      <p className="vk-review__helpful">
        {messages.helpful}
        <button type="button" className="vk-review__vote" aria-disabled="true" tabIndex={-1}>
          {messages.helpfulYes(HELPFUL_COUNTS.yes)}
        </button>
        <button type="button" className="vk-review__vote" aria-disabled="true" tabIndex={-1}>
          {messages.helpfulNo(HELPFUL_COUNTS.no)}
        </button>
      </p>
    </li>
  )
})
