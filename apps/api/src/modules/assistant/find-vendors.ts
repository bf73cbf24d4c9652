import type { FeatureCondition, SortOrder, VendorConditions, VendorSearch } from '@vowkit/concierge/knowledge'
import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import { vendorFacts } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import { assistantRules } from './rules.ts'

/** The ids of a page of results, and the number of all results up to a limit. */
export interface FoundVendors {
  total: number
  ids: number[]
}

/**
 * Finds vendors by the conditions of a search. With words, finds the vendors whose profiles contain all of them; if
 * there are none, those whose profiles contain some.
 */
export async function findVendors(db: Database, search: VendorSearch): Promise<FoundVendors> {
  const { words = [] } = search
  if (words.length === 0) return findPage(db, search, undefined)
  const all = await findPage(db, search, toTextQuery(words, sql` && `))
  return all.total > 0 || words.length === 1 ? all : findPage(db, search, toTextQuery(words, sql` || `))
}

async function findPage(db: Database, search: VendorSearch, text: SQL | undefined): Promise<FoundVendors> {
  const where = and(toFilter(search), text && sql`${vendorFacts.words} @@ ${text}`)
  const price = readPrice(search)
  const from = price.join ? sql`${vendorFacts} cross join lateral (${price.join}) deals` : sql`${vendorFacts}`
  const filter = and(where, price.filter)
  const condition = filter ? sql`where ${filter}` : sql``
  const [page, counted] = await Promise.all([
    db
      .select({ id: sql<number>`${vendorFacts.vendorId}` })
      .from(from)
      .where(filter)
      .orderBy(...toOrder(search, price, text), sql`${vendorFacts.score} desc nulls last`, asc(vendorFacts.vendorId))
      .limit(search.limit),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(sql`(select from ${from} ${condition} limit ${assistantRules.assistantResults}) found`),
  ])
  return { total: counted[0]?.total ?? 0, ids: page.map(({ id }) => id) }
}

function toFilter({ conditions, among, except }: VendorSearch): SQL | undefined {
  const { categoryIds, places, notPlaces, guests, maxCapacity, features, minRating, onlyDiscounted } = conditions
  const { capacity, minGuests, towns, areas } = vendorFacts
  return and(
    among && isOneOf(among),
    except?.length ? sql`not ${isOneOf(except)}` : undefined,
    categoryIds.length > 0 ? sql`${vendorFacts.categoryIds} && ${sql.param([...categoryIds])}::int[]` : undefined,
    places.length > 0 ? sql`(${towns} && ${toTexts(places)} or ${areas} && ${toTexts(places)})` : undefined,
    notPlaces.length > 0 ? sql`not ${towns} && ${toTexts(notPlaces)}` : undefined,
    guests === undefined
      ? undefined
      : sql`(${capacity} is null or ${capacity} >= ${guests}) and (${minGuests} is null or ${minGuests} <= ${guests})`,
    maxCapacity === undefined ? undefined : sql`${capacity} <= ${maxCapacity}`,
    ...features.map(toFeatureFilter),
    onlyDiscounted ? sql`${vendorFacts.saved} > 0` : undefined,
    minRating === undefined ? undefined : sql`${vendorFacts.rating} >= ${minRating}`,
  )
}

function toFeatureFilter({ topic, words, wanted }: FeatureCondition): SQL {
  const filter =
    topic === null
      ? sql`${vendorFacts.words} @@ plainto_tsquery('english', ${words})`
      : sql`${vendorFacts.offers} @> ${sql.param([topic])}::text[]`
  return wanted ? filter : sql`not ${filter}`
}

const isOneOf = (ids: readonly number[]) => sql`${vendorFacts.vendorId} = any(${sql.param([...ids])}::int[])`
const toTexts = (texts: readonly string[]) => sql`${sql.param(texts.map((text) => text.toLowerCase()))}::text[]`

function toTextQuery(words: readonly string[], operator: SQL): SQL {
  const queries = words.map((word) => sql`plainto_tsquery('english', ${word})`)
  return sql`(${sql.join(queries, operator)})`
}

interface PriceColumns {
  /** A subquery of the packages that fit. Absent if the columns of the lowest and the highest price are sufficient. */
  join?: SQL
  filter?: SQL | undefined
  low: SQL
  high: SQL
}

/** Returns how a search reads the prices of packages that fit the number of guests and the range of prices. */
function readPrice({ conditions, sort }: VendorSearch): PriceColumns {
  const { guests, minPrice, maxPrice, per } = conditions
  const { minPrice: lowest, maxPrice: highest } = vendorFacts
  const isBelow = maxPrice === undefined ? undefined : sql`${lowest} <= ${maxPrice}`
  const isAbove = minPrice === undefined ? undefined : sql`${highest} >= ${minPrice}`
  const isRange = minPrice !== undefined && maxPrice !== undefined
  const isSorted = sort === 'cheapest' || sort === 'dearest'
  // The lowest price alone does not say which package fits the guests, a range, or another unit.
  const isPartial =
    isRange ||
    guests !== undefined ||
    (per !== undefined && per !== 'total') ||
    (sort === 'cheapest' && minPrice !== undefined) ||
    (sort === 'dearest' && maxPrice !== undefined)
  const isFiltered = minPrice !== undefined || maxPrice !== undefined
  if (!isPartial || !(isFiltered || isSorted))
    return { filter: and(isBelow, isAbove), low: sql`${lowest}`, high: sql`${highest}` }
  return {
    join: toPrices(conditions),
    filter: isFiltered
      ? and(per === 'guest' ? undefined : and(isBelow, isAbove), sql`deals.low is not null`)
      : undefined,
    low: sql`deals.low`,
    high: sql`deals.high`,
  }
}

/** The lowest and highest price of the packages that fit the number of guests and the range of prices. */
function toPrices({ guests, minPrice, maxPrice, per }: VendorConditions): SQL {
  const { prices, guestPrices, hourPrices, packageGuests } = vendorFacts
  const column = per === 'guest' ? guestPrices : per === 'hour' ? hourPrices : prices
  const filter = and(
    guests === undefined ? undefined : sql`(deal.guests is null or deal.guests >= ${guests})`,
    minPrice === undefined ? undefined : sql`deal.price >= ${minPrice}`,
    maxPrice === undefined ? undefined : sql`deal.price <= ${maxPrice}`,
  )
  return sql`select min(deal.price) as low, max(deal.price) as high
    from unnest(${column}, ${packageGuests}) as deal(price, guests) ${filter ? sql`where ${filter}` : sql``}`
}

/** Vendors at a place come before vendors that serve it. Known capacities come before unknown ones. */
function toOrder({ conditions, sort }: VendorSearch, price: PriceColumns, text: SQL | undefined): SQL[] {
  const { places, guests } = conditions
  return [
    ...(places.length > 0 ? [sql`(${vendorFacts.towns} && ${toTexts(places)}) desc`] : []),
    ...(guests === undefined ? [] : [sql`(${vendorFacts.capacity} is null)`]),
    ...toSort(sort, price, text),
  ]
}

function toSort(sort: SortOrder, { low, high }: PriceColumns, text: SQL | undefined): SQL[] {
  switch (sort) {
    case 'cheapest':
      return [sql`${low} asc nulls last`]
    case 'dearest':
      return [sql`${high} desc nulls last`]
    case 'most-reviewed':
      return [desc(vendorFacts.reviewCount)]
    case 'largest':
      return [sql`${vendorFacts.capacity} desc nulls last`]
    case 'smallest':
      return [sql`${vendorFacts.capacity} asc nulls last`]
    case 'worst-rated':
      return [sql`nullif(${vendorFacts.score}, 0) asc nulls last`]
    case 'discount':
      return [desc(vendorFacts.saved)]
    case 'match':
      return text ? [sql`ts_rank(${vendorFacts.words}, ${text}) desc`] : []
    case 'best-rated':
      return []
  }
}
