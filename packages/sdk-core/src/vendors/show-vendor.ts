import type { Love } from '../contract/love/schema.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { countInRange } from '../contract/vendors/price-range.ts'
import type { PackagesInRange, Vendor, VendorDetail, VendorPackage } from '../contract/vendors/schema.ts'
import { SdkError } from '../errors/sdk-error.ts'
import type { VendorFilter } from './vendors.ts'

/** Returns the number of all reviews of a vendor, of which `reviews` contains the newest. */
export function reviewCount({ reviews, review_counts }: Pick<VendorDetail, 'reviews' | 'review_counts'>): number {
  return review_counts?.reduce((sum, { count }) => sum + count, 0) ?? reviews.length
}

/** Returns the id of the vendor's user account, which chat calls require. Throws if the backend did not send the id. */
export function vendorUserId({ user }: Pick<Vendor | VendorDetail, 'user'>): Id {
  const id = typeof user === 'object' ? user?.id : user
  if (id === undefined || id === '') throw new SdkError('invalid_response', 'The vendor has no user id.')
  return id
}

/** Whether the couple is in contact with a vendor. If so, the vendor's card links to the couple's workspace. */
export function isManaged(vendor: Pick<Vendor, 'is_first_message' | 'is_first_invoice' | 'is_first_file'>): boolean {
  return vendor.is_first_message || vendor.is_first_invoice || vendor.is_first_file
}

/** Whether the couple has neither booked nor declined a vendor, so that it can still compare it with others. */
export function isUndecided({ progress }: Pick<Vendor, 'progress'>): boolean {
  const { step, is_booked: isBooked } = progress ?? {}
  return step !== 'declined' && step !== 'booked' && isBooked !== true
}

/** Whether the couple has saved a vendor. The visitor's latest toggle takes precedence over the backend's data. */
export function isSaved(
  { id, is_favorited }: { id: Id; is_favorited?: boolean },
  favourites: ReadonlyMap<string, boolean>,
): boolean {
  return favourites.get(String(id)) ?? is_favorited ?? false
}

/** Formats the last ten digits of a phone number: `(415) 555-0134`. Returns shorter numbers unchanged. */
export function formatVendorPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').slice(-10)
  return digits.length < 10 ? phone : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}

/** Splits a comma-separated list of services. */
export function servicesOf(text: string): string[] {
  return text
    .split(',')
    .map((service) => service.trim())
    .filter(Boolean)
}

/** Returns a deal's prices. `discounted` is null if the deal has no discount. */
export function priceOf(deal: Pick<VendorPackage, 'original_price' | 'discounted_price'>): {
  original: number
  discounted: number | null
} {
  const discounted = Number(deal.discounted_price ?? 0)
  return { original: Number(deal.original_price), discounted: discounted > 0 ? discounted : null }
}

/**
 * Returns how many packages of a profile have a price in the range of a search. Undefined for a search without a range,
 * and if the whole prices of the packages are unknown.
 */
export function packagesInRange(
  packages: readonly VendorPackage[],
  { minPrice, maxPrice, guests }: Pick<VendorFilter, 'minPrice' | 'maxPrice' | 'guests'>,
): PackagesInRange | undefined {
  const prices = packages.map((deal) => {
    const { original, discounted } = priceOf(deal)
    return { price: discounted ?? original, unit: deal.price_unit }
  })
  const counted = countInRange(prices, { min: minPrice, max: maxPrice, guests })
  return counted ? { ...counted, min_price: minPrice?.toFixed(2), max_price: maxPrice?.toFixed(2) } : undefined
}

/**
 * Returns who of a couple with two logins loves a vendor, with the visitor's latest toggle. Undefined for couples with one
 * login, and if nobody does.
 */
export function loveOf(vendor: Pick<Vendor, 'love'>, isSavedByYou: boolean): Love | undefined {
  const { love } = vendor
  if (!love) return undefined
  if (love.by === 'you') return isSavedByYou ? love : undefined
  return { ...love, by: isSavedByYou ? 'both' : 'partner' }
}
