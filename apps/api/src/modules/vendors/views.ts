import { textLanguage, wordsOfHtml } from '@vowkit/concierge'
import { readPackage } from '@vowkit/concierge/facts'
import {
  countInRange,
  type PackagePrice,
  type PackagesInRange,
  type PriceRange,
  type Vendor,
  type VendorDetail,
} from '@vowkit/sdk-core/contract'
import { decisionOf } from '../../db/lead-decision.ts'
import type { Account } from '../../http/call-context.ts'
import { isLover, toAddedBy, toLove } from '../pairs/service.ts'
import { sanitizeAboutUs } from './about-us.ts'
import type { ProfileRow } from './profile.ts'
import type { CardRow } from './repository.ts'
import { vendorRules } from './rules.ts'
import { milesBetween, townIn } from './towns.ts'

/** What a search knows of a vendor besides its row. */
export interface CardContext {
  /** Whether the vendor is free on the date of the search or of the couple. */
  availability?: Vendor['availability']
  /** The town from which the search measures distances. */
  origin?: string | null
  /** The prices that the search or the couple allows. */
  range?: PriceRange | undefined
}

/** Converts vendor rows to the contract's shapes. */
export interface VendorViews {
  /** Converts a row for lists. With an account, adds its favourites. */
  toCard(row: CardRow, account: Account | null, context?: CardContext): Vendor
  /** Converts a row for a profile. `range` contains the prices that the couple allows. */
  toDetail(row: ProfileRow, account: Account | null, range?: PriceRange): VendorDetail
  /** The absolute URL of a vendor's stored image path. */
  imageUrlOf(image: string): string
}

export interface VendorViewsDeps {
  apiUrl: string
  imagesUrl: string
  currency: string
}

export function createVendorViews({ apiUrl, imagesUrl, currency }: VendorViewsDeps): VendorViews {
  const imageUrlOf = (image: string) => {
    if (image.startsWith('/files/')) return `${imagesUrl}${image}`
    return image.startsWith('/') ? `${apiUrl}${image}` : image
  }

  /** Converts the fields that lists and profiles share. Sanitizes the HTML, because some rows were not imported. */
  const toCommon = (row: CardRow | ProfileRow) => ({
    id: row.id,
    business_name: row.businessName,
    image: imageUrlOf(row.image),
    about_us: sanitizeAboutUs(row.aboutUs),
    categories_label: row.categoriesLabel,
    ...(row.avgRating !== null && { avg_rating: row.avgRating }),
  })

  function toLoves({ savedAt, lovedBy }: CardRow | ProfileRow, account: Account) {
    const lovers = savedAt === null ? null : lovedBy
    return { is_favorited: isLover(account, lovers), love: toLove(account, lovers) }
  }

  return {
    imageUrlOf,

    toCard: (row, account, context) => ({
      ...toCommon(row),
      ...toLanguage(wordsOfHtml(row.aboutUs)),
      ...toFacts(row, currency, context),
      user: row.accountId,
      is_first_message: row.firstMessageAt !== null,
      is_first_invoice: row.firstInvoiceAt !== null,
      is_first_file: row.firstFileAt !== null,
      ...(account && {
        ...toLoves(row, account),
        added_by: row.savedAt === null ? undefined : toAddedBy(account, row.addedBy),
      }),
    }),

    toDetail: (row, account, range) => ({
      ...toCommon(row),
      ...toLanguage(textsOf(row)),
      ...toRange(row.packages.map(toPrice), range),
      ...(account ? toLoves(row, account) : { is_favorited: false }),
      user: { id: row.accountId, first_name: row.firstName, last_name: row.lastName },
      phone: row.phone,
      business_services: row.businessServices,
      business_location: row.businessLocation,
      inquiry: row.inquiredAt !== null,
      ...(row.bookedAt !== null && { is_booked: true }),
      ...(row.movedDate && { moved_date: row.movedDate }),
      ...(row.roomId !== null && { chatroom_id: row.roomId }),
      gallery: row.gallery.map(({ image, alt }) => ({ image: imageUrlOf(image), ...(alt && { alt }) })),
      reviews: row.reviews.map((review) => ({
        ...review,
        ...toLanguage(review.review),
        created_at: new Date(review.created_at).toISOString(),
      })),
      ...(row.reviews.length === vendorRules.reviewsShown && { review_counts: row.reviewCounts }),
      packages: row.packages.map((deal) => ({ ...deal, ...toUnit(deal) })),
      faqs: row.faqs,
    }),
  }
}

/** Converts the facts by which couples compare vendors. Unknown facts are absent. */
function toFacts(row: CardRow, currency: string, { availability, origin, range }: CardContext = {}) {
  const { businessLocation, fromPrice, fromPriceUnit: unit, saved, capacity, styles } = row
  const town = origin ? townIn(businessLocation) : null
  const miles = origin && town !== null ? milesBetween(origin, town) : null
  const isBookedForDay = row.leadState === 'booked' && !row.movedDate
  const decision = decisionOf(row)
  return {
    ...(businessLocation && { business_location: businessLocation }),
    ...(fromPrice !== null && { from_price: fromPrice.toFixed(2), currency }),
    ...(fromPrice !== null && unit !== null && { from_price_unit: unit }),
    ...(saved && { discount: saved.toFixed(2), currency }),
    ...(capacity !== null && { capacity }),
    ...(styles.length > 0 && { styles }),
    ...toRange(pricesOf(row), range),
    ...(miles !== null && { distance_miles: miles }),
    ...(availability && !isBookedForDay && { availability }),
    ...(decision && { progress: decision }),
  }
}

/** The prices of a vendor's packages, as its facts contain them. */
function pricesOf({ prices, guestPrices, hourPrices }: CardRow): PackagePrice[] {
  return (prices ?? []).map((price, place) => {
    const unit = guestPrices?.[place] === price ? 'guest' : hourPrices?.[place] === price ? 'hour' : undefined
    return { price, unit }
  })
}

type Deal = ProfileRow['packages'][number]

function toPrice(deal: Deal): PackagePrice {
  const discounted = Number(deal.discounted_price ?? 0)
  return { price: discounted > 0 ? discounted : Number(deal.original_price), unit: toUnit(deal).price_unit }
}

/** What the price of a deal is for, as its text says. Nothing for a whole package. */
function toUnit({ id, name, description }: Deal): { price_unit?: 'guest' | 'hour' } {
  const { per } = readPackage({ id, name, description, price: 0 })
  return per === 'guest' || per === 'hour' ? { price_unit: per } : {}
}

/** Counts the packages in a range of prices. Nothing without a range. */
function toRange(prices: PackagePrice[], range: PriceRange = {}): { packages_in_range?: PackagesInRange } {
  const counted = countInRange(prices, range)
  if (!counted) return {}
  const { min, max } = range
  return {
    packages_in_range: {
      ...counted,
      ...(min !== undefined && { min_price: min.toFixed(2) }),
      ...(max !== undefined && { max_price: max.toFixed(2) }),
    },
  }
}

function toLanguage(text: string): { language?: string } {
  const language = textLanguage(text)
  return language === undefined ? {} : { language }
}

/** The texts that a vendor has written for its profile. */
function textsOf({ aboutUs, packages, faqs }: ProfileRow): string {
  const parts = [
    wordsOfHtml(aboutUs),
    ...packages.map(({ description }) => description),
    ...faqs.map(({ answer }) => answer),
  ]
  return parts.join(' ')
}
