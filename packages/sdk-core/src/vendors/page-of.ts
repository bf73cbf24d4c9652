import type { Vendor } from '../contract/vendors/schema.ts'
import type { CallResult } from '../http/call-result.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { ReadyVendorPage } from './vendors.ts'

/** What asking for vendors takes. */
export type AskPorts = Pick<FeaturePorts, 'http' | 'session' | 'log'>

export type PageAnswer = Promise<CallResult<ReadyVendorPage>>

/** A page of vendors, out of `count`. */
export function pageOf(
  vendors: Vendor[],
  { page, size, count }: { page: number; size: number; count: number },
): CallResult<ReadyVendorPage> {
  const pages = Math.ceil(count / (size || count)) || 1
  return { ok: true, status: 200, data: { status: 'ready', vendors, page, pages, count } }
}
