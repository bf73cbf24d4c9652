import { areaCodeOf } from './places.ts'
import { REVIEWERS } from './reviewers.ts'
import type { DemoCategory, DemoReviews, DemoVendor } from './types.ts'
import { CATEGORIES } from './vendors/index.ts'

/** A vendor with everything the catalogue adds to what is written of them. */
export interface CatalogueVendor extends Omit<DemoVendor, 'reviews'> {
  /** Names them in addresses. */
  slug: string
  categoryId: number
  /** Ten digits, of those that are nobody's. */
  phone: string
  /** Newest first. */
  reviews: CatalogueReview[]
}

export interface CatalogueReview {
  name: string
  rating: number
  review: string
  daysAgo: number
}

/** How many of their category's reviews the vendors get, besides their own. Together at most twice what there are. */
const SHARES = [1, 3, 2, 8, 2, 4]

/** All vendors of the demo, category by category. */
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
  // Mixed, so that neither the stars nor the two sources come in blocks.
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

/** A number that tells nothing about a text, and is always the same. */
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
