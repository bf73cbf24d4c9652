import type { Fact } from './fact.ts'

/** What a package's price is for. */
export type PriceUnit = 'total' | 'guest' | 'hour' | 'item'

/** A vendor's package with its price. */
export interface PackageFact {
  id: number
  name: string
  description: string
  /** The price to pay now. */
  price: number
  /** The price before a discount, if there is one. */
  was?: number
  per: PriceUnit
  /** The smallest and the largest number of guests of the package, if its text names them. */
  minGuests?: number
  maxGuests?: number
}

/** Everything that the assistant knows of a vendor. All texts are plain text and untrusted. */
export interface VendorProfile {
  id: number
  name: string
  /** The titles of the vendor's categories. */
  categories: readonly string[]
  categoryIds: readonly number[]
  location: string
  image: string
  /** Average rating, rounded to one decimal. Null without reviews. */
  rating: number | null
  reviewCount: number
  /** The number of reviews for each number of stars. */
  stars: Readonly<Record<1 | 2 | 3 | 4 | 5, number>>
  packages: readonly PackageFact[]
  services: readonly string[]
  /** The sentences of the "about us" text. */
  about: readonly string[]
  faqs: readonly { question: string; answer: string }[]
  /** A few reviews, best matches first. */
  reviews: readonly { rating: number; text: string }[]
  facts: readonly Fact[]
}
