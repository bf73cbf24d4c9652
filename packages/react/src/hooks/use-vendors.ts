import type { ReadyVendorPage, VendorQuery } from '@vowkit/sdk-core/vendors'
import { useState } from 'react'
import { useVendorPage } from './use-vendor-page.ts'

/**
 * Returns vendors page by page, without markup. The first page is that of the query. A different query starts with its
 * own page again. `initialPage` is a page that was loaded earlier, for example on a server with `loadVendorPage`, and
 * replaces the first request.
 *
 * ```tsx
 * const { vendors, page, pages, setPage, state, retry } = useVendors({ category: 'florists', pageSize: 12 })
 * ```
 *
 * While the next page loads, `vendors` are those of the previous page and `isStale` is true. `state` is `loading`,
 * `ready`, `failed` with the error, or `signed-out` for a couple's own list.
 */
export function useVendors(query: VendorQuery, initialPage?: ReadyVendorPage) {
  const subject = JSON.stringify(query)
  const first = query.page ?? 1
  const [selected, setSelected] = useState({ subject, page: first })
  const page = selected.subject === subject ? selected.page : first
  const { state, shown, isStale, retry } = useVendorPage({ ...query, page }, initialPage)
  return {
    state,
    /** The vendors to show. Empty until the first page has loaded. */
    vendors: shown?.vendors ?? [],
    /** The number of the selected page, from 1. */
    page,
    /** The number of pages. `undefined` until the first page has loaded. */
    pages: shown?.pages,
    /** The number of vendors on all pages. `undefined` until the first page has loaded. */
    count: shown?.count,
    isStale,
    setPage: (next: number) => setSelected({ subject, page: next }),
    retry,
  }
}
