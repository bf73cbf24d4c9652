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

/** A vendor of a name; their id is 7 and their user's 107, unless told otherwise. */
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

/** The call that answers a page of a category. */
export function searchCall(category: number, page = 1): string {
  return `/vendor/search-list/?categories=${category}&page=${page}`
}

/** The search of somebody signed in, at an address; the categories are there unless the script says otherwise. */
export function openSearch(query = '', ...script: ScriptedAnswer[]) {
  return openScreen(`/dashboard/search${query}`, {
    isSignedIn: true,
    script: [...script, { path: '/vendor/categories/', always: true, body: CATEGORIES }],
  })
}
