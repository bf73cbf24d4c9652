import { extractFacts } from '../src/facts/extract-facts.ts'
import type { VendorProfile } from '../src/facts/profile.ts'
import { readPackage } from '../src/facts/read-package.ts'
import { sentencesIn } from '../src/facts/sentences.ts'
import { plain, wordsOfHtml } from '../src/text.ts'

/** A vendor of `catalogue.json`, as the demo of `apps/api` imports it. */
export interface StoredVendor {
  id: number
  name: string
  categoryIds: number[]
  location: string
  image: string
  /** HTML */
  about: string
  services: string
  packages: { id: number; name: string; description: string; price: number; was?: number }[]
  faqs: { question: string; answer: string }[]
  reviews: { rating: number; text: string }[]
}

/** Creates the profile that the assistant reads. */
export function toProfile(vendor: StoredVendor, titleOf: ReadonlyMap<number, string>): VendorProfile {
  const about = wordsOfHtml(vendor.about)
  const services = vendor.services.split(',').map(plain).filter(Boolean)
  const ratings = vendor.reviews.map(({ rating }) => rating)
  const count = (stars: number) => ratings.filter((rating) => rating === stars).length
  const sum = ratings.reduce((total, rating) => total + rating, 0)
  return {
    id: vendor.id,
    name: plain(vendor.name),
    categories: vendor.categoryIds.flatMap((id) => titleOf.get(id) ?? []),
    categoryIds: vendor.categoryIds,
    location: plain(vendor.location),
    image: vendor.image,
    rating: ratings.length > 0 ? Math.round((sum / ratings.length) * 10) / 10 : null,
    reviewCount: ratings.length,
    stars: { 1: count(1), 2: count(2), 3: count(3), 4: count(4), 5: count(5) },
    packages: vendor.packages.map(readPackage),
    services,
    about: sentencesIn(about),
    faqs: vendor.faqs.map(({ question, answer }) => ({ question: plain(question), answer: plain(answer) })),
    reviews: vendor.reviews.map(({ rating, text }) => ({ rating, text: plain(text) })),
    facts: extractFacts({ about, services, location: vendor.location, packages: vendor.packages, faqs: vendor.faqs }),
  }
}
