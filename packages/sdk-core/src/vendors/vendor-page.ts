import type { Vendor } from '../contract/vendors/schema.ts'
import type { CallResult } from '../http/call-result.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { isRowId } from './is-row-id.ts'
import type { ReadyVendorPage, VendorFilter, VendorListName, VendorQuery } from './vendors.ts'

/** The ports that fetching vendors requires. */
export type FetchPorts = Pick<FeaturePorts, 'http' | 'session' | 'log' | 'once'>

export type VendorPageResult = Promise<CallResult<ReadyVendorPage>>

/** Maximum number of ids in one query. */
const MAX_IDS = 100

/** Returns the search parameters of a public query. */
export function vendorFilter(query: Exclude<VendorQuery, { list: VendorListName }>): Record<string, string> {
  if (!('ids' in query)) return { categories: String(query.category), ...toFields(query) }
  const valid = query.ids.map(String).filter(isRowId)
  return { ids: [...new Set(valid)].slice(0, MAX_IDS).join(','), ...(query.near !== undefined && { near: query.near }) }
}

/** Returns the search parameters of the sort order and the filters. Omits the unset ones. */
function toFields(filter: VendorFilter): Record<string, string> {
  const fields = {
    sort: filter.sort,
    min_price: filter.minPrice,
    max_price: filter.maxPrice,
    guests: filter.guests,
    place: filter.place,
    style: filter.style,
    free_on: filter.freeOn,
    unstated: filter.unstated,
    near: filter.near,
  }
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}

interface PagePosition {
  page: number
  size: number
  count: number
}

/** Creates a page of vendors. `count` is the number of vendors on all pages. */
export function toVendorPage(vendors: Vendor[], { page, size, count }: PagePosition): ReadyVendorPage {
  const pages = Math.ceil(count / (size || count)) || 1
  return { status: 'ready', vendors, page, pages, count }
}

/** Creates the result of a successful call with a page of vendors. */
export function pageResult(vendors: Vendor[], position: PagePosition): CallResult<ReadyVendorPage> {
  return { ok: true, status: 200, data: toVendorPage(vendors, position) }
}
