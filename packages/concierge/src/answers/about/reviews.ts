import type { VendorProfile } from '../../facts/profile.ts'
import { bold, quote } from '../../text.ts'
import type { Context } from '../context.ts'
import { quotePart } from '../quotes.ts'
import type { Part } from './part.ts'

const STARS = [5, 4, 3, 2, 1] as const
/** Reviews with at most this number of stars count as bad. */
const BAD = 3
const MAX_REVIEWS = 3

/** Says the rating of a vendor and quotes reviews. Does not characterise the vendor. */
export function rating(vendor: VendorProfile, context: Context): Part {
  const { say } = context
  const name = bold(vendor.name)
  if (vendor.rating === null) return { text: say.vendor.noReviews(name), quotes: [] }
  const counts = STARS.filter((stars) => vendor.stars[stars] > 0).map((stars) =>
    say.vendor.starCount(stars, vendor.stars[stars]),
  )
  const shown = vendor.reviews.slice(0, MAX_REVIEWS)
  const lines = shown.map(({ rating, text }) => `• ${say.vendor.review(rating, quote(text))}`)
  const head = say.vendor.rated(name, say.vendor.rating(vendor.rating, vendor.reviewCount))
  const all = counts.length > 1 ? ` ${say.vendor.starCounts(counts)}` : ''
  return { text: [`${head}${all}`, ...lines].join('\n'), quotes: quotesOf(vendor, shown, context) }
}

/** Quotes the reviews with the fewest stars. */
export function lowestReviews(vendor: VendorProfile, context: Context): Part {
  const { say } = context
  const name = bold(vendor.name)
  if (vendor.rating === null) return { text: say.vendor.noReviews(name), quotes: [] }
  const head = say.vendor.rated(name, say.vendor.rating(vendor.rating, vendor.reviewCount))
  const bad = STARS.some((stars) => stars <= BAD && vendor.stars[stars] > 0)
  const sorted = [...vendor.reviews].sort((a, b) => a.rating - b.rating).slice(0, MAX_REVIEWS)
  const lowest = sorted.filter(({ rating }) => rating < 5)
  const intro = bad || lowest.length > 0 ? say.vendor.lowestReviews(name) : say.vendor.noBadReviews(name, 5)
  const lines = lowest.map(({ rating, text }) => `• ${say.vendor.review(rating, quote(text))}`)
  return { text: [`${head} ${intro}`, ...lines].join('\n'), quotes: quotesOf(vendor, lowest, context) }
}

function quotesOf(vendor: VendorProfile, reviews: VendorProfile['reviews'], { say }: Context) {
  return reviews.map(({ rating, text }) => quotePart(vendor, { part: 'review', text, stars: rating }, say))
}
