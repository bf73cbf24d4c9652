import type { Review, VendorDetail } from '@vowkit/sdk-core/vendors'

export type ReviewOrder = 'newest' | 'highest'

/** Sorts reviews. Reviews with equal ratings are sorted by date, newest first. Reviews without a date are last. */
export function sortReviews(reviews: readonly Review[], order: ReviewOrder): Review[] {
  const dated = reviews.map((review) => ({ review, time: Date.parse(review.created_at) || 0 }))
  dated.sort((a, b) => (order === 'highest' ? b.review.rating - a.review.rating : 0) || b.time - a.time)
  return dated.map(({ review }) => review)
}

/**
 * Counts the reviews with 5, 4, 3, 2 and 1 stars, in this order. Rounds each rating and clamps it to the range 1 to 5.
 * Uses the given counts of the backend, if there are any.
 */
export function countByStars(reviews: readonly Review[], given?: VendorDetail['review_counts']) {
  const counted = given ?? reviews.map(({ rating }) => ({ stars: rating, count: 1 }))
  const isOf = (stars: number) => (row: { stars: number }) => Math.min(Math.max(Math.round(row.stars), 1), 5) === stars
  return [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: counted.filter(isOf(stars)).reduce((sum, { count }) => sum + count, 0),
  }))
}

/** Returns the mean of the ratings, or 0 if there are no reviews. */
export function averageOf(reviews: readonly Review[]): number {
  return reviews.reduce((sum, { rating }) => sum + rating, 0) / (reviews.length || 1)
}
