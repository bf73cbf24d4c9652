import type { VendorPageState, VendorState } from '../vendors.ts'

/** Creates a vendor as it appears in a list response. */
export function vendor(id: number, more: object = {}) {
  return {
    id,
    user: 1000 + id,
    business_name: `Vendor ${id}`,
    image: '',
    about_us: '',
    categories_label: 'Florists',
    is_first_message: false,
    is_first_invoice: false,
    is_first_file: false,
    ...more,
  }
}

/** Creates vendors with the ids `from` to `to`. */
export function vendors(from: number, to: number, more: object = {}) {
  return Array.from({ length: to - from + 1 }, (_, index) => vendor(from + index, more))
}

/** Creates the response with a vendor's profile. */
export function profile(id: number, more: object = {}) {
  const deals = [31, 32].map((deal) => ({ id: deal, name: 'Arch', original_price: '1200', is_claimed: false }))
  return {
    id,
    user: { id: 1000 + id, first_name: 'Ada', last_name: 'Stone' },
    business_name: `Vendor ${id}`,
    is_favorited: false,
    inquiry: false,
    packages: deals,
    ...more,
  }
}

/** Summarizes a page on one line for assertions: `1 2 3 (page 1 of 2)`, or its status. */
export function pageInShort(state: VendorPageState): string {
  if (state.status !== 'ready') return state.status
  const hearts = state.vendors.map(({ id, is_favorited }) => `${id}${is_favorited ? '♥' : ''}`)
  return `${hearts.join(' ')} (page ${state.page} of ${state.pages})`.trim()
}

/** Summarizes a profile's personal data on one line for assertions. Returns the status if the profile is not loaded. */
export function profileInShort(state: VendorState): string {
  if (state.status !== 'ready') return state.status
  const { business_name, is_favorited, inquiry, packages } = state.vendor
  const claimed = packages.filter((deal) => deal.is_claimed).map((deal) => `claimed ${deal.id}`)
  return [business_name, is_favorited && '♥', inquiry && 'asked', ...claimed].filter(Boolean).join(' ')
}
