import { vendorListWire } from '../contract/vendors/list-wire.ts'
import type { FetchJson } from '../shared/fetch-json.ts'
import { toVendorPage, vendorFilter } from './vendor-page.ts'
import type { ReadyVendorPage, VendorListName, VendorQuery } from './vendors.ts'

export interface FetchVendorPageOptions {
  /** The URL of the backend, without a trailing slash. */
  apiHost: string
  /** A public query. A couple's own list requires a client. */
  query: Exclude<VendorQuery, { list: VendorListName }>
  fetch: FetchJson
  signal?: AbortSignal
}

/**
 * Fetches the first page of a public query without a client, for example on a server. `category` must be an id: use
 * `loadVendorPage` for a slug. Pass the result as `initialPage`
 * to `VendorCardGrid`. Throws if the request fails or the response is invalid.
 */
export async function fetchVendorPage({
  apiHost,
  query,
  fetch,
  signal,
}: FetchVendorPageOptions): Promise<ReadyVendorPage> {
  const { path, read } = vendorListWire.searchVendors
  const parameters = new URLSearchParams({ ...vendorFilter(query), page: '1' })
  if (query.pageSize) parameters.set('page_size', String(query.pageSize))
  const response = await fetch(`${apiHost}${path}?${parameters}`, { signal })
  if (!response.ok) throw new Error(`The vendors could not be loaded: HTTP ${response.status}.`)
  const { results, count, page_size } = read(await response.json())
  return toVendorPage(results, { page: 1, size: page_size || results.length, count })
}
