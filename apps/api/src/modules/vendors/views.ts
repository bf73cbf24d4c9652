import type { Vendor, VendorDetail } from '@vowkit/sdk-core/contract'
import { sanitizeAboutUs } from './about-us.ts'
import type { ProfileRows, VendorRow } from './repository.ts'

/** How vendors leave on the wire. */
export interface VendorViews {
  /** As lists show them; `isPersonal` when somebody is signed in. */
  toCard(row: VendorRow, isPersonal: boolean): Vendor
  toDetail(row: VendorRow, profile: ProfileRows): VendorDetail
  /** The absolute URL of a vendor's picture. */
  imageUrlOf(image: string): string
}

export function createVendorViews(apiUrl: string): VendorViews {
  const imageUrlOf = (image: string) => (image.startsWith('/') ? `${apiUrl}${image}` : image)

  /** What lists and profiles both show. The HTML is cleaned again: not every row need have come by an import. */
  const toCommon = ({ vendor, categoriesLabel, avgRating }: VendorRow) => ({
    id: vendor.id,
    business_name: vendor.businessName,
    image: imageUrlOf(vendor.image),
    about_us: sanitizeAboutUs(vendor.aboutUs),
    categories_label: categoriesLabel,
    ...(avgRating !== null && { avg_rating: avgRating }),
  })

  return {
    imageUrlOf,

    toCard: (row, isPersonal) => ({
      ...toCommon(row),
      user: row.vendor.accountId,
      is_first_message: Boolean(row.lead?.firstMessageAt),
      is_first_invoice: Boolean(row.lead?.firstInvoiceAt),
      is_first_file: Boolean(row.lead?.firstFileAt),
      ...(isPersonal && { is_favorited: Boolean(row.favourite?.savedAt) }),
    }),

    toDetail: (row, profile) => ({
      ...toCommon(row),
      user: { id: row.user.id, first_name: row.user.firstName, last_name: row.user.lastName },
      phone: row.vendor.phone,
      business_services: row.vendor.businessServices,
      business_location: row.vendor.businessLocation,
      is_favorited: Boolean(row.favourite?.savedAt),
      inquiry: Boolean(row.lead?.inquiredAt),
      gallery: profile.gallery.map(({ image }) => ({ image: imageUrlOf(image) })),
      reviews: profile.reviews.map(({ id, rating, name, review, isVerified, createdAt }) => ({
        id,
        rating,
        name,
        review,
        verified: isVerified,
        created_at: createdAt.toISOString(),
      })),
      packages: profile.packages.map(({ deal, claim }) => ({
        id: deal.id,
        name: deal.name,
        description: deal.description,
        original_price: deal.originalPrice,
        ...(deal.discountedPrice !== null && { discounted_price: deal.discountedPrice }),
        is_claimed: claim !== null,
      })),
      faqs: profile.faqs,
    }),
  }
}
