import type { Id } from '../contract/shared/primitives.ts'
import { vendorListWire } from '../contract/vendors/list-wire.ts'
import type { Vendor } from '../contract/vendors/schema.ts'
import { unwrapResult } from '../http/call-result.ts'

import type { FetchPorts } from './vendor-page.ts'

/**
 * Fetches the first vendor of each category, without duplicates. Leaves out categories without vendors, and categories
 * whose request fails. Throws an `SdkError` if all requests fail.
 */
export async function listOnePerCategory(
  { http }: Pick<FetchPorts, 'http'>,
  categories: readonly Id[],
  signal?: AbortSignal,
): Promise<Vendor[]> {
  const results = await Promise.all(
    categories.map((id) =>
      http.call(vendorListWire.searchVendors, {
        query: { categories: id, page: 1, page_size: 1 },
        signal,
        logFailure: true,
      }),
    ),
  )
  const [first] = results
  if (first && results.every(({ ok }) => !ok)) unwrapResult(first)
  const found = results.flatMap((result) => (result.ok ? result.data.results : []))
  return [...new Map(found.map((vendor) => [vendor.id, vendor])).values()]
}
