import type { Vendor, VendorDetail } from '@vowkit/sdk-core/contract'
import { sanitizeAboutUs } from './about-us.ts'
import type { ProfileRow } from './profile.ts'
import type { CardRow } from './repository.ts'
import { vendorRules } from './rules.ts'

/** Converts vendor rows to the contract's shapes. */
export interface VendorViews {
  /** Converts a row for lists. `isPersonal` adds the account's favourites. */
  toCard(row: CardRow, isPersonal: boolean): Vendor
  toDetail(row: ProfileRow): VendorDetail
  /** The absolute URL of a vendor's stored image path. */
  imageUrlOf(image: string): string
}

export function createVendorViews({ apiUrl, imagesUrl }: { apiUrl: string; imagesUrl: string }): VendorViews {
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

  return {
    imageUrlOf,

    toCard: (row, isPersonal) => ({
      ...toCommon(row),
      user: row.accountId,
      is_first_message: row.firstMessageAt !== null,
      is_first_invoice: row.firstInvoiceAt !== null,
      is_first_file: row.firstFileAt !== null,
      ...(isPersonal && { is_favorited: row.savedAt !== null }),
    }),

    toDetail: (row) => ({
      ...toCommon(row),
      user: { id: row.accountId, first_name: row.firstName, last_name: row.lastName },
      phone: row.phone,
      business_services: row.businessServices,
      business_location: row.businessLocation,
      is_favorited: row.savedAt !== null,
      inquiry: row.inquiredAt !== null,
      ...(row.roomId !== null && { chatroom_id: row.roomId }),
      gallery: row.gallery.map(({ image, alt }) => ({ image: imageUrlOf(image), ...(alt && { alt }) })),
      reviews: row.reviews.map((review) => ({ ...review, created_at: new Date(review.created_at).toISOString() })),
      ...(row.reviews.length === vendorRules.reviewsShown && { review_counts: row.reviewCounts }),
      packages: row.packages,
      faqs: row.faqs,
    }),
  }
}
