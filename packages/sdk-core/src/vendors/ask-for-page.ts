import { vendorListWire } from '../contract/vendors/list-wire.ts'
import { SdkError } from '../errors/sdk-error.ts'
import { failed } from '../http/failed.ts'
import { send } from '../session/send.ts'
import { type AskPorts, type PageAnswer, pageOf } from './page-of.ts'
import type { VendorListName, VendorQuery } from './vendors.ts'

/** The most ids that the backend takes in one question. */
const MAX_IDS = 100

type AskForList = typeof import('./ask-for-list.ts').askForList

// Code, not state: once it is there, every client of the page can use it.
let askForList: AskForList | null = null

/** Has the code at hand from the start, so that nothing is loaded later. */
export function provideLists(provided: AskForList): void {
  askForList = provided
}

/**
 * Asks for one page of vendors; `page` and `pageSize` make sense. The code of a couple's own lists comes with the first
 * of them: most pages show vendors to anybody. Code that does not come counts as a backend that does not answer.
 */
export async function askForPage(ports: AskPorts, query: VendorQuery, signal: AbortSignal): PageAnswer {
  if (!('list' in query)) return search(ports, query, signal)
  try {
    askForList ??= (await import('./ask-for-list.ts')).askForList
  } catch (cause) {
    return failed(new SdkError('network', 'The lists could not be loaded.', { cause }))
  }
  return askForList(ports, query, signal)
}

async function search(
  ports: AskPorts,
  query: Exclude<VendorQuery, { list: VendorListName }>,
  signal: AbortSignal,
): PageAnswer {
  const { page = 1, pageSize } = query
  const filter = 'ids' in query ? { ids: idsOf(query.ids) } : { categories: query.category }
  if (filter.ids === '') return pageOf([], { page, size: 0, count: 0 })
  const ask = (page: number) =>
    send(ports, vendorListWire.searchVendors, () => ({ query: { ...filter, page, page_size: pageSize }, signal }))

  const result = await ask(page)
  const vendors = result.ok ? result.data.results : []
  // Only the first page tells how long pages are where a backend does not say, and some know no page beyond the last.
  const isEnough = result.ok ? result.data.page_size || result.data.next : result.status !== 404
  const told = page === 1 || isEnough ? result : await ask(1)
  if (!told.ok) return told
  const { results, count, page_size } = told.data
  return pageOf(vendors, { page, size: page_size || results.length, count })
}

function idsOf(ids: readonly unknown[]): string {
  const valid = ids.map(String).filter((id) => /^\d{1,9}$/.test(id))
  return [...new Set(valid)].slice(0, MAX_IDS).join(',')
}
