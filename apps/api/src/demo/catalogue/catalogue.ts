import { areaCodeOf } from './places.ts'
import { REVIEWERS } from './reviewers.ts'
import type { DemoCategory, DemoReviews, DemoVendor } from './types.ts'
import { CATEGORIES } from './vendors/index.ts'

/** A vendor with the fields that are derived from its entry and its category. */
export interface CatalogueVendor extends Omit<DemoVendor, 'reviews'> {
  /** The vendor's name in URLs. */
  slug: string
  categoryId: number
  /** Ten digits, from the range that is reserved for fiction. */
  phone: string
  /** The vendor's reviews, newest first. */
  reviews: CatalogueReview[]
}

export interface CatalogueReview {
  name: string
  rating: number
  review: string
  daysAgo: number
}

/** The number of shared reviews of the category for each vendor. Each review is used at most twice. */
const SHARES = [1, 3, 2, 8, 2, 4]

/** All vendors of the demo, by category. */
export const CATALOGUE: readonly CatalogueVendor[] = CATEGORIES.flatMap((category, categoryIndex) =>
  category.vendors.map((vendor, index) => {
    const position = categoryIndex * SHARES.length + index
    return {
      ...vendor,
      slug: toSlug(vendor.name),
      categoryId: category.id,
      phone: `${areaCodeOf(vendor.place)}55501${String(position).padStart(2, '0')}`,
      faqs: { ...vendor.faqs, ...category.faqs[index % category.faqs.length] },
      reviews: reviewsOf(vendor, category, index, position),
    }
  }),
)

function reviewsOf(vendor: DemoVendor, category: DemoCategory, index: number, position: number): CatalogueReview[] {
  const pool = listReviews(category.reviews)
  const dealt = SHARES.slice(0, index).reduce((sum, share) => sum + share, 0)
  const shared = Array.from({ length: SHARES[index] ?? 0 }, (_, i) => pool[(dealt + i) % pool.length] ?? [])
  // Shuffled, so that neither equal ratings nor reviews of one source are adjacent.
  const all = [...listReviews(vendor.reviews), ...shared].flat().sort((a, b) => mark(a.review) - mark(b.review))
  return all.map((review, i) => ({
    ...review,
    name: REVIEWERS[(position * 5 + i) % REVIEWERS.length] ?? '',
    daysAgo: 12 + i * 41 + (position % 7) * 5,
  }))
}

function listReviews(reviews: DemoReviews): { rating: number; review: string }[] {
  return ([5, 4, 3] as const).flatMap((rating) => (reviews[rating] ?? []).map((review) => ({ rating, review })))
}

/** Returns a stable hash of a text. */
function mark(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
}

function toSlug(name: string): string {
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f’]/g, '')
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}
