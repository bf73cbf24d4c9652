import { magicLinkWire } from '../contract/magic-link/wire.ts'
import type { FetchJson } from '../shared/fetch-json.ts'
import type { LoadedMagicLink } from './magic-link.ts'
import { countPages, PAGE_SIZE, toOpenLink, toRecommended } from './open-link.ts'

export interface FetchMagicLinkOptions {
  /** The URL of the backend, without a trailing slash. */
  apiHost: string
  code: string
  fetch: FetchJson
  signal?: AbortSignal
}

/**
 * Fetches a magic link and the first page of its vendors without a client, in parallel. Does not sign in the recipient.
 * On an embedding page, pass the result as `initialLink` to `MagicLinkVendors`. Throws if a request fails.
 */
export async function fetchMagicLink({
  apiHost,
  code,
  fetch,
  signal,
}: FetchMagicLinkOptions): Promise<LoadedMagicLink> {
  const { getMagicLink, listRecommendedVendors } = magicLinkWire
  async function load(path: string, query = ''): Promise<unknown> {
    const response = await fetch(`${apiHost}${path.replace('{code}', encodeURIComponent(code))}${query}`, { signal })
    if (!response.ok) throw new Error(`The magic link could not be loaded: HTTP ${response.status}.`)
    return response.json()
  }
  const [link, vendors] = await Promise.all([
    load(getMagicLink.path).then(getMagicLink.read),
    load(listRecommendedVendors.path, `?page=1&page_size=${PAGE_SIZE}`).then(listRecommendedVendors.read),
  ])
  return {
    link: toOpenLink(link, { site: null }),
    vendors: toRecommended(vendors, 1, countPages(vendors.count, PAGE_SIZE)),
  }
}
