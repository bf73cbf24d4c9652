import { vendorListWire } from '../contract/vendors/list-wire.ts'
import { fetchListPage } from './fetch-list-page.ts'
import { findCategory } from './find-category.ts'
import { type FetchPorts, pageResult, toVendorPage, type VendorPageResult, vendorFilter } from './vendor-page.ts'
import type { VendorListName, VendorQuery } from './vendors.ts'

/** Fetches one page of vendors. `page` and `pageSize` must be valid. */
export function fetchPage(ports: FetchPorts, query: VendorQuery, signal: AbortSignal): VendorPageResult {
  return 'list' in query ? fetchListPage(ports, query, signal) : search(ports, query, signal)
}

async function search(
  ports: FetchPorts,
  query: Exclude<VendorQuery, { list: VendorListName }>,
  signal: AbortSignal,
): VendorPageResult {
  const { page = 1, pageSize } = query
  const category = 'category' in query ? await findCategory(ports, query.category, signal) : null
  if (category && !category.ok) return category
  const filter = vendorFilter(category ? { ...query, category: category.data } : query)
  if (filter.ids === '') return pageResult([], { page, size: 0, count: 0 })
  const request = (page: number) =>
    ports.http.call(vendorListWire.searchVendors, {
      query: { ...filter, page, page_size: pageSize },
      signal,
      logFailure: true,
    })

  const result = await request(page)
  const vendors = result.ok ? result.data.results : []
  // Without `page_size`, the page size is the length of the first page. Some backends respond 404 after the last page.
  const isEnough = result.ok ? result.data.page_size || result.data.next : result.status !== 404
  const sizing = page === 1 || isEnough ? result : await request(1)
  if (!sizing.ok) return sizing
  const { results, count, page_size, unstated_count: unstatedCount } = sizing.data
  const found = toVendorPage(vendors, { page, size: page_size || results.length, count })
  return { ok: true, status: 200, data: { ...found, ...(unstatedCount !== undefined && { unstatedCount }) } }
}
