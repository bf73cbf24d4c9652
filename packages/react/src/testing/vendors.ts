import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import type { Vendor } from '@vowkit/sdk-core/vendors'

/** Creates a vendor as the backend sends it. */
export function vendorOf(id: number, more: Partial<Vendor> = {}): Vendor {
  return {
    id,
    user: id + 100,
    business_name: `Vendor ${id}`,
    image: `https://pictures.test/${id}.webp`,
    about_us: '<p>Grown <b>nearby</b>.</p>',
    categories_label: 'Florists',
    is_first_message: false,
    is_first_invoice: false,
    is_first_file: false,
    ...more,
  }
}

/**
 * Creates a response for all searches of category 4, or of another `query`. It contains a page of at most two vendors.
 */
export function pageOf(
  vendors: readonly Vendor[],
  { query = 'categories=4&page=1', count = vendors.length, ...answer }: PageAnswer = {},
): ScriptedAnswer {
  const body = { results: vendors, count, page_size: 2 }
  return { path: `/vendor/search-list/?${query}`, always: true, body, ...answer }
}

interface PageAnswer extends Partial<ScriptedAnswer> {
  query?: string
  count?: number
}
