import type { VendorImport, VendorService } from '../../modules/vendors/service.ts'
import type { Clock } from '../../platform/clock.ts'
import { CATALOGUE, type CatalogueVendor } from './catalogue.ts'
import { IMAGE_WIDTHS, imagePath } from './images.ts'

const DAY = 24 * 60 * 60 * 1000

/** Adds the missing demo vendors. Returns the email addresses of all demo vendors. */
export async function seedCatalogue({ vendors, clock }: { vendors: VendorService; clock: Clock }): Promise<string[]> {
  const now = clock.now()
  const given = CATALOGUE.map((vendor, index) => toImport(vendor, `vendor${index + 1}@example.com`, now))
  await vendors.import(given)
  return given.map(({ email }) => email)
}

function toImport(vendor: CatalogueVendor, email: string, now: Date): VendorImport {
  const [first_name, last_name] = vendor.owner
  return {
    email,
    first_name,
    last_name,
    phone: vendor.phone,
    business_name: vendor.name,
    categories: [vendor.categoryId, ...(vendor.also ?? [])],
    image: imagePath(vendor, 1, IMAGE_WIDTHS.list),
    gallery: vendor.images.map((_, index) => imagePath(vendor, index + 1, IMAGE_WIDTHS.gallery)),
    about_us: vendor.about.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    business_services: vendor.services,
    business_location: `${vendor.place}, California`,
    reviews: vendor.reviews.map(({ daysAgo, ...review }) => ({
      ...review,
      created_at: new Date(now.getTime() - daysAgo * DAY).toISOString(),
    })),
    packages: vendor.packages.map(({ name, text, price, offer }) => ({
      name,
      description: text,
      original_price: price.toFixed(2),
      ...(offer && { discounted_price: offer.toFixed(2) }),
    })),
    faqs: Object.entries(vendor.faqs).map(([question, answer]) => ({ question, answer })),
  }
}
