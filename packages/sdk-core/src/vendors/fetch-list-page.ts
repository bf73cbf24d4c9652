import { vendorListWire } from '../contract/vendors/list-wire.ts'
import type { Vendor } from '../contract/vendors/schema.ts'
import { type FetchPorts, pageResult, type VendorPageResult } from './vendor-page.ts'
import type { VendorListName, VendorQuery } from './vendors.ts'

/** Maximum number of responses to fetch for one list, as protection against a list that never ends. */
const MAX_PARTS = 50

const LISTS = {
  active: vendorListWire.listActive,
  'in-person': vendorListWire.listInPerson,
  booked: vendorListWire.listBooked,
}

/** Fetches one page of a couple's list. The backend sends complete lists, which the client splits into pages. */
export async function fetchListPage(
  ports: FetchPorts,
  { list, page = 1, pageSize }: Extract<VendorQuery, { list: VendorListName }>,
  signal: AbortSignal,
): VendorPageResult {
  const result =
    list === 'favourites'
      ? await listFavourites(ports, signal)
      : await ports.http.call(LISTS[list], { signal, logFailure: true })
  if (!result.ok) return result
  const { length } = result.data
  const size = pageSize ?? length
  return pageResult(result.data.slice((page - 1) * size, page * size), { page, size, count: length })
}

async function listFavourites(ports: FetchPorts, signal: AbortSignal) {
  const vendors: Vendor[] = []
  let query = ''
  for (let part = 1; part <= MAX_PARTS; part++) {
    // `Object.assign` preserves the type of the wire, although the new path contains a query.
    const wire = Object.assign({}, vendorListWire.listFavourites, { path: vendorListWire.listFavourites.path + query })
    const result = await ports.http.call(wire, { signal, logFailure: true })
    if (!result.ok) return result
    vendors.push(...result.data.results)
    query = /\?[^#]+/.exec(result.data.next ?? '')?.[0] ?? ''
    if (query === '') break
  }
  return { ok: true as const, status: 200, data: vendors }
}
