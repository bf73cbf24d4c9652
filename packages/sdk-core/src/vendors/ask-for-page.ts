import { vendorListWire } from '../contract/vendors/list-wire.ts'
import { askForList } from './ask-for-list.ts'
import { type AskPorts, type PageAnswer, pageOf, vendorFilter } from './page-of.ts'
import type { VendorListName, VendorQuery } from './vendors.ts'

/** Fetches one page of vendors; `page` and `pageSize` make sense. */
export function askForPage(ports: AskPorts, query: VendorQuery, signal: AbortSignal): PageAnswer {
  return 'list' in query ? askForList(ports, query, signal) : search(ports, query, signal)
}

async function search(
  ports: AskPorts,
  query: Exclude<VendorQuery, { list: VendorListName }>,
  signal: AbortSignal,
): PageAnswer {
  const { page = 1, pageSize } = query
  const filter = vendorFilter(query)
  if (filter.ids === '') return pageOf([], { page, size: 0, count: 0 })
  const ask = (page: number) =>
    ports.http.call(vendorListWire.searchVendors, {
      query: { ...filter, page, page_size: pageSize },
      signal,
      logFailure: true,
    })

  const result = await ask(page)
  const vendors = result.ok ? result.data.results : []
  // Only the first page tells how long pages are where a backend does not say, and some know no page beyond the last.
  const isEnough = result.ok ? result.data.page_size || result.data.next : result.status !== 404
  const told = page === 1 || isEnough ? result : await ask(1)
  if (!told.ok) return told
  const { results, count, page_size } = told.data
  return pageOf(vendors, { page, size: page_size || results.length, count })
}
