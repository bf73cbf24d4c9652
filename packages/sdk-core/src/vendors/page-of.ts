import type { Vendor } from '../contract/vendors/schema.ts'
import type { CallResult } from '../http/call-result.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { ReadyVendorPage, VendorListName, VendorQuery } from './vendors.ts'

/** What asking for vendors takes. */
export type AskPorts = Pick<FeaturePorts, 'http' | 'session' | 'log'>

export type PageAnswer = Promise<CallResult<ReadyVendorPage>>

/** The most ids that the backend takes in one query. */
const MAX_IDS = 100

/** The parameters of the search that select the vendors of a public query. */
export function vendorFilter(query: Exclude<VendorQuery, { list: VendorListName }>): Record<string, string> {
  if (!('ids' in query)) return { categories: String(query.category) }
  const valid = query.ids.map(String).filter((id) => /^\d{1,9}$/.test(id))
  return { ids: [...new Set(valid)].slice(0, MAX_IDS).join(',') }
}

interface PagePlace {
  page: number
  size: number
  count: number
}

/** A page of vendors out of `count`. */
export function toVendorPage(vendors: Vendor[], { page, size, count }: PagePlace): ReadyVendorPage {
  const pages = Math.ceil(count / (size || count)) || 1
  return { status: 'ready', vendors, page, pages, count }
}

/** `toVendorPage` as the result of a call. */
export function pageOf(vendors: Vendor[], place: PagePlace): CallResult<ReadyVendorPage> {
  return { ok: true, status: 200, data: toVendorPage(vendors, place) }
}
