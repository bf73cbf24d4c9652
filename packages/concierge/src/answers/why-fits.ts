import type { PackageFact, VendorProfile } from '../facts/profile.ts'
import { bold, plain, profileLink, quote } from '../text.ts'
import type { QuotePart, VendorCardPart } from './answer.ts'
import { capacityOf, describeCapacity, sizeOf } from './capacity.ts'
import type { Context } from './context.ts'
import { findEvidence } from './evidence.ts'
import { cheapestPackage, largestDiscount, namedPackages, packageFor, priceOf } from './packages.ts'
import { townOf } from './place.ts'
import { quotePart } from './quotes.ts'

/** A vendor of a list of results: its line in the text, its card and the sentences that show why it fits. */
export interface Result {
  line: string
  card: VendorCardPart
  quotes: QuotePart[]
}

/** Describes why a vendor fits a search. */
export function describeResult(profile: VendorProfile, context: Context): Result {
  const reasons = [
    ...capacityReasons(profile, context),
    ...priceReasons(profile, context),
    ...ratingReasons(profile, context),
  ]
  const quotes = featureQuotes(profile, context)
  const said = quotes.slice(0, 2).map(({ text }) => quote(text, 140))
  const place = townOf(profile)
  const line = `• ${bold(profile.name)}${place && ` (${place})`} – ${[...reasons, ...said].join(' · ')} ${profileLink(profile.id)}`
  const reason = capitalised(reasons.join(' · '))
  return { line, card: { id: profile.id, name: profile.name, image: profile.image, reason }, quotes }
}

function capacityReasons(profile: VendorProfile, { query, say }: Context): string[] {
  const { guests, maxCapacity } = query.conditions
  const bySize = query.sort === 'largest' || query.sort === 'smallest'
  if (guests === undefined && maxCapacity === undefined && !bySize) return []
  const most = packageFor(profile, query)?.maxGuests
  const limit = guests === undefined || (most !== undefined && most >= guests) ? most : undefined
  const capacity = describeCapacity(capacityOf(profile), say) || (limit ? say.vendor.holds(limit) : '')
  if (!capacity) return []
  return [guests === undefined ? capacity : say.vendor.youAre(capacity, guests)]
}

function priceReasons(profile: VendorProfile, context: Context): string[] {
  const { query, say } = context
  const { maxPrice, minPrice, onlyDiscounted } = query.conditions
  const byDiscount = onlyDiscounted || query.sort === 'discount'
  const item = byDiscount ? largestDiscount(profile) : packageFor(profile, query)
  const shown = item ?? cheapestPackage(profile)
  if (!shown) return []
  if (query.conditions.per && item) return perReasons(item, context)
  let price = priceOf(shown, context)
  // A price of another vendor is a limit, but not the budget of the couple.
  if (maxPrice !== undefined && item && !query.cheaperThan)
    price = say.vendor.ofYour(say.vendor.price(item.price, item.per), maxPrice)
  else if (minPrice === undefined && profile.packages.length > 1 && shown === cheapestPackage(profile))
    price = say.vendor.from(price)
  const asked = query.date ? query.terms : query.words
  const named = query.sort === 'match' ? [] : namedPackages(profile.packages, asked)
  const other = named.length === 1 && named[0] !== shown ? named : []
  return [
    say.vendor.forPackage(price, plain(shown.name)),
    ...other.map((one) => say.vendor.forPackage(priceOf(one, context), plain(one.name))),
  ]
}

/** A price per guest or hour is not comparable with the price of a package, so both are said. */
function perReasons(item: PackageFact, context: Context): string[] {
  const { say } = context
  const price = say.vendor.forPackage(priceOf(item, context), plain(item.name))
  return item.maxGuests === undefined ? [price] : [price, say.vendor.holds(item.maxGuests)]
}

function ratingReasons({ rating, reviewCount }: VendorProfile, { say }: Context): string[] {
  return rating === null ? [] : [say.vendor.stars(rating, reviewCount)]
}

/** The sentences that state the features and words of a search. */
function featureQuotes(profile: VendorProfile, { query, question, say }: Context): QuotePart[] {
  const { features } = query.conditions
  const stated = features.flatMap(({ topic, wanted }) =>
    profile.facts
      .filter((fact) => fact.kind === 'feature' && fact.topic === topic && (fact.polarity === 'yes') === wanted)
      .slice(0, 1),
  )
  const quotes = stated.map(({ source }) => quotePart(profile, { ...source, text: source.sentence }, say))
  const words = [...query.words, ...features.flatMap((feature) => (feature.wanted ? [feature.words] : []))]
  if (quotes.length > 0 || words.length === 0) return unique(quotes)
  const [best] = findEvidence(profile, { terms: words, message: question.message }, 0.3)
  return best && best.part !== 'review' ? [quotePart(profile, best, say)] : []
}

function unique(quotes: readonly QuotePart[]): QuotePart[] {
  return quotes.filter((one, index) => quotes.findIndex(({ text }) => text === one.text) === index)
}

/** The value by which a search sorts vendors, as text. Empty if the profile does not say. */
export function sortValue(profile: VendorProfile, context: Context): string {
  const { query, say } = context
  const { rating, reviewCount } = profile
  switch (query.sort) {
    case 'cheapest':
    case 'dearest': {
      const item = packageFor(profile, query)
      return item ? say.vendor.forPackage(priceOf(item, context), plain(item.name)) : ''
    }
    case 'best-rated':
    case 'worst-rated':
      return rating === null ? '' : say.vendor.rating(rating, reviewCount)
    case 'most-reviewed':
      return say.vendor.reviews(reviewCount)
    case 'largest':
    case 'smallest':
      return describeCapacity(capacityOf(profile), say)
    case 'discount': {
      const item = largestDiscount(profile)
      return item ? priceOf(item, context) : ''
    }
    case 'match':
      return ''
  }
}

/** The value that vendors in the same place share. */
export function sharedValue(profile: VendorProfile, context: Context): string {
  const isRating = context.query.sort === 'best-rated' || context.query.sort === 'worst-rated'
  if (isRating && profile.rating !== null) return context.say.vendor.ofFive(profile.rating)
  const item = packageFor(profile, context.query)
  const isPrice = context.query.sort === 'cheapest' || context.query.sort === 'dearest'
  return isPrice && item ? context.say.vendor.price(item.price, item.per) : sortValue(profile, context)
}

/** The number by which a search sorts vendors. Vendors with equal numbers share a place. */
export function sortNumber(profile: VendorProfile, { query }: Context): number | null | undefined {
  switch (query.sort) {
    case 'cheapest':
    case 'dearest':
      return packageFor(profile, query)?.price
    case 'best-rated':
    case 'worst-rated':
      return profile.rating
    case 'most-reviewed':
      return profile.reviewCount
    case 'largest':
    case 'smallest':
      return sizeOf(profile)
    case 'discount':
    case 'match':
      return undefined
  }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
