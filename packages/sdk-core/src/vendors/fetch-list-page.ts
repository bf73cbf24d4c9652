import type { Id } from '../contract/shared/primitives.ts'
import { vendorListWire } from '../contract/vendors/list-wire.ts'
import type { Vendor } from '../contract/vendors/schema.ts'
import { fetchAll } from '../shared/fetch-all.ts'
import { type FetchPorts, pageResult, type VendorPageResult } from './vendor-page.ts'
import type { VendorListName, VendorQuery } from './vendors.ts'

/** Maximum number of responses to fetch for one list, as protection against a list that never ends. */
const MAX_PARTS = 50

const LISTS = {
  active: vendorListWire.listActive,
  'in-person': vendorListWire.listInPerson,
  booked: vendorListWire.listBooked,
}

/** Fetches a couple's list, and returns one page of it. */
export async function fetchListPage(
  ports: FetchPorts,
  { list, page = 1, pageSize }: Extract<VendorQuery, { list: VendorListName }>,
  signal: AbortSignal,
): VendorPageResult {
  const result =
    list === 'favourites'
      ? await listFavourites(ports, signal)
      : await fetchAll(
          (before: Id | undefined) => ports.http.call(LISTS[list], { query: { before }, signal, logFailure: true }),
          ({ id }) => id,
        )
  if (!result.ok) return result
  const { length } = result.data
  const size = pageSize ?? length
  return pageResult(result.data.slice((page - 1) * size, page * size), { page, size, count: length })
}

async function listFavourites(ports: FetchPorts, signal: AbortSignal) {
  const vendors: Vendor[] = []
  let link = ''
  let before: Id | undefined
  for (let part = 1; part <= MAX_PARTS; part++) {
    // `Object.assign` preserves the type of the wire, although the new path contains a query.
    const wire = Object.assign({}, vendorListWire.listFavourites, { path: vendorListWire.listFavourites.path + link })
    const result = await ports.http.call(wire, { query: { before }, signal, logFailure: true })
    if (!result.ok) return result
    const { results, count, next } = result.data
    vendors.push(...results)
    link = /\?[^#]+/.exec(next ?? '')?.[0] ?? ''
    before = link === '' && vendors.length < count ? results.at(-1)?.id : undefined
    if (link === '' && before === undefined) break
  }
  return { ok: true as const, status: 200, data: vendors }
}
