import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'

/** The response for the magic link with the code `abc`. */
export function linkAnswer(link: object = {}, status = 200): ScriptedAnswer {
  const body = {
    is_active: true,
    access_link: 'https://site.test/login',
    categories: [
      { id: 4, title: 'Florists' },
      { id: 1, title: 'Venues' },
    ],
    ...link,
  }
  return { path: '/auth/magic-link/abc/', status, body: status === 200 ? body : { detail: 'No.' } }
}

export interface VendorsAnswer {
  page?: number
  /** The number of vendors on all pages. */
  count?: number
  business_name?: string
  token?: string
  /** The facts of the vendor. */
  facts?: object
}

/** The response for one page of recommended vendors. Always contains one vendor unless `count` is 0. */
export function vendorsAnswer({
  page = 1,
  count = 1,
  business_name,
  token,
  facts,
}: VendorsAnswer = {}): ScriptedAnswer {
  const vendor = {
    id: page,
    image: 'https://api.test/files/oak.webp',
    business_name: business_name ?? (page === 1 ? 'Oak Barn' : `Vendor of page ${page}`),
    business_services: 'Ceremonies, Dinners',
    business_location: 'Sonoma, California',
    categories: [{ title: 'Venues' }, { title: 'Florists' }],
    ...facts,
  }
  return {
    path: `/auth/vendors/magic-link/abc/?page=${page}&page_size=5`,
    body: { count, data: { results: count > 0 ? [vendor] : [], token } },
  }
}
