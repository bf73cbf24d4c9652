import type { calls, PriceRange, QueryOf, SearchOptions, SessionScope, VendorPage } from '@vowkit/sdk-core/contract'
import { sql } from 'drizzle-orm'
import type { Account } from '../../http/call-context.ts'
import { invalidField } from '../../http/http-error.ts'
import { toId } from '../../http/to-id.ts'
import { createTtlCache } from '../../platform/ttl-cache.ts'
import { countVendors, filterKnownIds, listCards, prepareListRange, type Range } from './repository.ts'
import { vendorRules } from './rules.ts'
import type { SearchDeps } from './search-deps.ts'
import { countFiltered, findFiltered, type SearchFilter } from './search-filter.ts'
import { readSearchOptions } from './search-options.ts'
import { findTakenLast } from './taken-last.ts'
import { townIn } from './towns.ts'
import type { VendorCards } from './vendor-cards.ts'

type VendorQuery = QueryOf<typeof calls.searchVendors>

/** The search of vendors. Its results and their numbers are limited, so that its work does not grow with the catalogue. */
export interface VendorSearch {
  search(account: Account | null, query: VendorQuery, scope?: SessionScope | null): Promise<VendorPage>
  getOptions(account: Account | null, category: string | number): Promise<SearchOptions>
  /** Clears the caches. */
  clear(): void
}

export function createVendorSearch(deps: SearchDeps & { cards: VendorCards }): VendorSearch {
  const { db, clock, cards, currency, availability, findWedding } = deps
  const { searchDepth } = vendorRules
  const listRange = prepareListRange(db)
  // All unauthenticated callers get the same results, so the results are cached.
  const pages = createTtlCache<VendorPage>({ ...vendorRules.publicVendors, clock })
  const counts = createTtlCache<number>({ ...vendorRules.publicVendors, clock })
  const options = createTtlCache<SearchOptions>({ ...vendorRules.searchOptions, clock })

  async function search(account: Account | null, query: VendorQuery, scope?: SessionScope | null): Promise<VendorPage> {
    const limit = Math.min(
      toCount('page_size', query.page_size, vendorRules.vendorPageSize),
      vendorRules.vendorPageSizeMax,
    )
    const offset = (toCount('page', query.page, 1) - 1) * limit
    const { rows, count } = await find(query, { limit, offset }, account?.id)
    const unstated = await countUnstated(query, count)
    const origin = await findOrigin(account, query, scope)
    const results = await cards.toCards(account, rows, {
      date: query.free_on,
      origin,
      range: toRange(query),
      usesBudget: scope === 'full',
    })
    return { results, count, page_size: limit, ...(unstated !== undefined && { unstated_count: unstated }) }
  }

  /** Counts the vendors that a search for a free date leaves out because their calendar does not say it. */
  async function countUnstated(query: VendorQuery, count: number): Promise<number | undefined> {
    if (query.free_on === undefined || query.unstated || query.ids) return undefined
    const { page: _, page_size: __, sort: ___, near: ____, ...conditions } = query
    const all: VendorQuery = { ...conditions, unstated: 'include' }
    const filter = toFilter(all, query.categories === undefined ? undefined : toId(query.categories))
    if (!filter) return undefined
    const total = await counts.get(JSON.stringify([true, all]), () => countFiltered(db, filter, searchDepth))
    return Math.max(0, total - count)
  }

  /** Returns the town from which distances are measured: the one of the query, or of the couple's wedding on our own site. */
  async function findOrigin(account: Account | null, { near, sort, ids }: VendorQuery, scope?: SessionScope | null) {
    if (near !== undefined) return sort === 'distance' || ids !== undefined ? townIn(near) : null
    return account && scope === 'full' ? townIn((await findWedding(account.id)).city) : null
  }

  async function find(query: VendorQuery, { limit, offset }: Range, accountId: number | undefined) {
    const categoryId = query.categories === undefined ? undefined : toId(query.categories)
    const ids = query.ids?.split(',').map(Number)
    if (ids) {
      const known = await filterKnownIds(db, ids, categoryId)
      return { rows: await listCards(db, accountId, known.slice(offset, offset + limit)), count: known.length }
    }
    const filter = toFilter(query, categoryId)
    // The order and the page do not change the number of results.
    const { page: _, page_size: __, sort: ___, near: ____, ...conditions } = query
    const key = JSON.stringify([filter !== null, conditions])
    const count = await counts.get(key, () =>
      filter ? countFiltered(db, filter, searchDepth) : countVendors(db, categoryId, searchDepth),
    )
    const range = { limit: Math.min(limit, count - offset), offset }
    if (range.limit <= 0) return { rows: [], count }
    if (!filter) return { rows: await listRange(range, categoryId, accountId), count }
    const date = filter.sort === 'recommended' && !filter.calendar ? await findDate(accountId) : null
    const found =
      date === null
        ? await findFiltered(db, filter, range)
        : await findTakenLast(db, filter, { range, count, isTaken: (id) => availability.isTaken(id, date), accountId })
    return { rows: await listCards(db, accountId, found), count }
  }

  /** Returns the date of the couple's wedding, or `null` if it is unknown or in the past. */
  async function findDate(accountId: number | undefined): Promise<string | null> {
    return accountId === undefined ? null : (await findWedding(accountId)).date
  }

  function toCalendar(date: string, includesUnstated: boolean): NonNullable<SearchFilter['calendar']> {
    return (id) => (includesUnstated ? sql`not ${availability.isTaken(id, date)}` : availability.isFree(id, date))
  }

  /** Returns the filter of a search, or `null` for a search without sort order and filters. */
  function toFilter(query: VendorQuery, categoryId: number | undefined): SearchFilter | null {
    const { sort, min_price, max_price, guests, place, style, free_on, unstated, near } = query
    const wanted = [sort, min_price, max_price, guests, place, style, free_on]
    if (wanted.every((value) => value === undefined)) return null
    return {
      ...{ categoryId, place, style, near, sort: sort ?? 'recommended' },
      minPrice: toNumber(min_price),
      maxPrice: toNumber(max_price),
      guests: toNumber(guests),
      calendar: free_on === undefined ? undefined : toCalendar(free_on, unstated !== undefined),
    }
  }

  return {
    search(account, query, scope) {
      if (account) return search(account, query, scope)
      return pages.get(JSON.stringify(query), () => search(null, query))
    },

    async getOptions(account, category) {
      const categoryId = toId(category)
      const known = await options.get(String(categoryId), () => readSearchOptions(db, categoryId, currency))
      if (!account) return known
      const { date, city } = await findWedding(account.id)
      const town = known.near.length > 0 ? townIn(city) : null
      return { ...known, ...(date !== null && { wedding_date: date }), ...(town !== null && { wedding_place: town }) }
    },

    clear() {
      for (const cache of [pages, counts, options]) cache.clear()
    },
  }
}

/** Returns the prices of a search, or undefined if it does not limit them. */
function toRange({ min_price, max_price, guests }: VendorQuery): PriceRange | undefined {
  if (min_price === undefined && max_price === undefined) return undefined
  return { min: toNumber(min_price), max: toNumber(max_price), guests: toNumber(guests) }
}

function toNumber(value: number | string | undefined): number | undefined {
  return value === undefined ? undefined : Number(value)
}

/** Parses a query parameter that must be a number of at least 1. */
function toCount(field: string, given: number | string | undefined, fallback: number): number {
  const value = Number(given ?? fallback)
  if (value < 1) throw invalidField(field, 'Use a whole number of at least 1.')
  return value
}
