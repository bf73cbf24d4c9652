import { unwrapResult } from '../http/call-result.ts'
import { fetchPage } from './fetch-page.ts'
import type { FetchPorts } from './vendor-page.ts'
import type { ReadyVendorPage, VendorQuery } from './vendors.ts'

/**
 * Fetches one page of vendors, for example on a server. Pass the result as `initialPage` to `VendorCardGrid` or
 * `useVendorPage`, so that the cards are part of the server's HTML. Throws an `SdkError` if the request fails.
 */
export async function loadVendorPage(
  ports: FetchPorts,
  query: VendorQuery,
  signal: AbortSignal = new AbortController().signal,
): Promise<ReadyVendorPage> {
  return unwrapResult(await fetchPage(ports, query, signal))
}
