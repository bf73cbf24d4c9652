import { vendorListWire } from '../contract/vendor-list-wire.ts'
import type { Vendor } from '../contract/vendors.ts'
import type { CallResult } from '../http/http.ts'
import type { FeaturePorts } from '../session/feature-ports.ts'
import { send } from '../session/send.ts'
import type { ReadyVendorPage, VendorListName, VendorQuery } from './vendors.ts'

/** The most ids that the backend takes in one question. */
const MAX_IDS = 100
/** A list that goes on longer is cut off, rather than followed for ever. */
const MAX_PARTS = 50

const LISTS = {
  active: vendorListWire.listActive,
  'in-person': vendorListWire.listInPerson,
  booked: vendorListWire.listBooked,
}

type Ports = Pick<FeaturePorts, 'http' | 'session' | 'log'>
type Answer<Data> = Promise<CallResult<Data>>

/** Asks for one page of vendors; `page` and `pageSize` make sense. */
export function askForPage(ports: Ports, query: VendorQuery, signal: AbortSignal): Answer<ReadyVendorPage> {
  return 'list' in query ? askForList(ports, query, signal) : search(ports, query, signal)
}

/** A couple's lists come whole, so their pages are cut here. */
async function askForList(
  ports: Ports,
  { list, page = 1, pageSize }: Extract<VendorQuery, { list: VendorListName }>,
  signal: AbortSignal,
): Answer<ReadyVendorPage> {
  const result =
    list === 'favourites' ? await listFavourites(ports, signal) : await send(ports, LISTS[list], () => ({ signal }))
  if (!result.ok) return result
  const { length } = result.data
  const size = pageSize ?? length
  return ready(result.data.slice((page - 1) * size, page * size), { page, size, count: length })
}

async function listFavourites(ports: Ports, signal: AbortSignal): Answer<Vendor[]> {
  const vendors: Vendor[] = []
  let query = ''
  for (let part = 1; part <= MAX_PARTS; part++) {
    // For its type it is the call itself, whatever the query that the backend wants for the rest.
    const wire = Object.assign({}, vendorListWire.listFavourites, { path: vendorListWire.listFavourites.path + query })
    const result = await send(ports, wire, () => ({ signal }))
    if (!result.ok) return result
    vendors.push(...result.data.results)
    query = /\?[^#]+/.exec(result.data.next ?? '')?.[0] ?? ''
    if (query === '') break
  }
  return { ok: true, status: 200, data: vendors }
}

async function search(
  ports: Ports,
  query: Exclude<VendorQuery, { list: VendorListName }>,
  signal: AbortSignal,
): Answer<ReadyVendorPage> {
  const { page = 1, pageSize } = query
  const filter = 'ids' in query ? { ids: idsOf(query.ids) } : { categories: query.category }
  if (filter.ids === '') return ready([], { page, size: 0, count: 0 })
  const ask = (page: number) =>
    send(ports, vendorListWire.searchVendors, () => ({ query: { ...filter, page, page_size: pageSize }, signal }))

  const result = await ask(page)
  const vendors = result.ok ? result.data.results : []
  // Only the first page tells how long pages are where a backend does not say, and some know no page beyond the last.
  const isEnough = result.ok ? result.data.page_size || result.data.next : result.status !== 404
  const told = page === 1 || isEnough ? result : await ask(1)
  if (!told.ok) return told
  const { results, count, page_size } = told.data
  return ready(vendors, { page, size: page_size || results.length, count })
}

function ready(
  vendors: Vendor[],
  { page, size, count }: { page: number; size: number; count: number },
): CallResult<ReadyVendorPage> {
  const pages = Math.ceil(count / (size || count)) || 1
  return { ok: true, status: 200, data: { status: 'ready', vendors, page, pages, count } }
}

function idsOf(ids: readonly unknown[]): string {
  const valid = ids.map(String).filter((id) => /^\d{1,9}$/.test(id))
  return [...new Set(valid)].slice(0, MAX_IDS).join(',')
}
