import type { Vendor } from '@vowkit/sdk-core/contract'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { openScreen } from '../../../testing/open-screen.tsx'

export const CATEGORIES = [
  'Venues',
  'Photographers',
  'Videographers',
  'Florists',
  'Caterers',
  'Bar',
  'Cakes',
  'DJs & Bands',
].map((title, place) => ({ id: place + 1, title }))

/** Creates a vendor with this name. Its user id is the vendor id plus 100. */
export function vendor(business_name: string, id = 7): Vendor {
  return {
    id,
    user: id + 100,
    business_name,
    image: '',
    about_us: '<p>Loose &amp; seasonal</p>',
    categories_label: 'Florists',
    is_first_message: false,
    is_first_invoice: false,
    is_first_file: false,
  }
}

/** Returns the API path that requests one page of a category's vendors. */
export function searchCall(category: number, page = 1): string {
  return `/vendor/search-list/?categories=${category}&sort=recommended&page=${page}`
}

/** Opens the search page as a signed-in couple. Scripted responses have precedence over the default categories. */
export function openSearch(query = '', ...script: ScriptedAnswer[]) {
  return openScreen(`/dashboard/search${query}`, {
    isSignedIn: true,
    script: [...script, { path: '/vendor/categories/', always: true, body: CATEGORIES }],
  })
}
