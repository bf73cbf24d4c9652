import { vendorListWire } from '../contract/vendors/list-wire.ts'
import type { Vendor } from '../contract/vendors/schema.ts'
import { type AskPorts, type PageAnswer, pageOf } from './page-of.ts'
import type { VendorListName, VendorQuery } from './vendors.ts'

/** A list that goes on longer is cut off, rather than followed for ever. */
const MAX_PARTS = 50

const LISTS = {
  active: vendorListWire.listActive,
  'in-person': vendorListWire.listInPerson,
  booked: vendorListWire.listBooked,
}

/** Asks for one page of a couple's list. The lists come whole, so their pages are cut here. */
export async function askForList(
  ports: AskPorts,
  { list, page = 1, pageSize }: Extract<VendorQuery, { list: VendorListName }>,
  signal: AbortSignal,
): PageAnswer {
  const result =
    list === 'favourites'
      ? await listFavourites(ports, signal)
      : await ports.http.call(LISTS[list], { signal, logFailure: true })
  if (!result.ok) return result
  const { length } = result.data
  const size = pageSize ?? length
  return pageOf(result.data.slice((page - 1) * size, page * size), { page, size, count: length })
}

async function listFavourites(ports: AskPorts, signal: AbortSignal) {
  const vendors: Vendor[] = []
  let query = ''
  for (let part = 1; part <= MAX_PARTS; part++) {
    // For its type it is the call itself, whatever the query that the backend wants for the rest.
    const wire = Object.assign({}, vendorListWire.listFavourites, { path: vendorListWire.listFavourites.path + query })
    const result = await ports.http.call(wire, { signal, logFailure: true })
    if (!result.ok) return result
    vendors.push(...result.data.results)
    query = /\?[^#]+/.exec(result.data.next ?? '')?.[0] ?? ''
    if (query === '') break
  }
  return { ok: true as const, status: 200, data: vendors }
}
