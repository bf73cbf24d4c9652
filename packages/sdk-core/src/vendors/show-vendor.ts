import type { Id } from '../contract/shared/primitives.ts'
import type { Vendor, VendorDetail, VendorPackage } from '../contract/vendors/schema.ts'
import { SdkError } from '../errors/sdk-error.ts'

/** Whom one chats with: the vendor's user, whose id is not the vendor's. Throws where a backend did not say. */
export function vendorUserId({ user }: Pick<Vendor | VendorDetail, 'user'>): Id {
  const id = typeof user === 'object' ? user?.id : user
  if (id === undefined || id === '') throw new SdkError('invalid_response', 'This vendor has no user.')
  return id
}

/** Whether the couple is in touch with a vendor, so that they manage what they have begun instead of messaging. */
export function isManaged(vendor: Pick<Vendor, 'is_first_message' | 'is_first_invoice' | 'is_first_file'>): boolean {
  return vendor.is_first_message || vendor.is_first_invoice || vendor.is_first_file
}

/** Whether the couple has saved a vendor, by their taps, else by what the backend said. */
export function isSaved(
  { id, is_favorited }: { id: Id; is_favorited?: boolean },
  favourites: ReadonlyMap<string, boolean>,
): boolean {
  return favourites.get(String(id)) ?? is_favorited ?? false
}

/** A vendor's phone number as `(415) 555-0134`, by its last ten digits; one with fewer stays as it is. */
export function formatVendorPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').slice(-10)
  return digits.length < 10 ? phone : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}

/** The services of a text that separates them by commas. */
export function servicesOf(text: string): string[] {
  return text
    .split(',')
    .map((service) => service.trim())
    .filter(Boolean)
}

/** What a deal costs, in dollars. It is discounted where the discounted price is above 0. */
export function priceOf(deal: Pick<VendorPackage, 'original_price' | 'discounted_price'>): {
  original: number
  discounted: number | null
} {
  const discounted = Number(deal.discounted_price ?? 0)
  return { original: Number(deal.original_price), discounted: discounted > 0 ? discounted : null }
}
