import type { VendorImport } from '../modules/vendors/service.ts'
import type { TestApi } from './start-api.ts'

/** Creates a vendor whose fields depend on its number. The categories repeat after 16. */
export function makeVendor(number: number, given: Partial<VendorImport> = {}): VendorImport {
  return {
    email: `vendor${number}@example.com`,
    first_name: 'Vera',
    last_name: `No ${number}`,
    phone: '(415) 555-0134',
    business_name: `Vendor ${number}`,
    categories: [1 + ((number - 1) % 16)],
    image: `/files/vendor-${number}.webp`,
    about_us: `<p>We are <b>vendor ${number}</b>.</p>`,
    business_services: 'Design, Delivery',
    business_location: 'Sonoma, California',
    ...given,
  }
}

/** Creates a review. */
export function makeReview(rating: number, given = {}) {
  return { name: 'Ana', rating, review: 'Kind and on time.', created_at: '2026-05-01T10:00:00.000Z', ...given }
}

/** Adds vendors to the catalogue. Returns their ids. */
export async function addVendors({ service }: TestApi, vendors: VendorImport[]): Promise<number[]> {
  const { ids } = await service.services.vendors.import(vendors)
  return ids
}
