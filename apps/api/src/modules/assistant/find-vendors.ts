import type { FeatureCondition, SortOrder, VendorSearch } from '@vowkit/concierge/knowledge'
import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import { vendorFacts } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import { type PriceColumns, readPrice } from './read-price.ts'
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
  const conditions = and(toFilter(search), text && sql`${vendorFacts.words} @@ ${text}`)
  const price = readPrice(search)
  const from = price.join ? sql`${vendorFacts} cross join lateral (${price.join}) deals` : sql`${vendorFacts}`
  const filter = and(conditions, price.filter)
  const order = [...toOrder(search, price, text), sql`${vendorFacts.score} desc nulls last`, asc(vendorFacts.vendorId)]
  const statement = { from, filter, order, limit: search.limit }
  return price.join || isSelective(search) ? findInAll(db, statement) : findInOrder(db, statement)
}

interface VendorStatement {
  from: SQL
  filter: SQL | undefined
  order: SQL[]
  limit: number
}

const where = (filter: SQL | undefined) => (filter ? sql`where ${filter}` : sql``)

/** Finds all results first, for conditions that few vendors meet: their indexes are faster than reading in order. */
async function findInAll(db: Database, { from, filter, order, limit }: VendorStatement): Promise<FoundVendors> {
  const found = sql`(
    with found as materialized (
      select ${vendorFacts.vendorId} as id, row_number() over (order by ${sql.join(order, sql`, `)}) as position
      from ${from} ${where(filter)})
    select id, position, (select count(*) from found) as total from found) found`
  const rows = await db
    .select({ id: sql<number>`id`, total: sql<number>`least(total, ${assistantRules.assistantResults})::int` })
    .from(found)
    .orderBy(sql`position`)
    .limit(Math.max(1, limit))
  return { total: rows[0]?.total ?? 0, ids: rows.slice(0, limit).map(({ id }) => id) }
}

/** Reads vendors in order until the page is full, for conditions that many vendors meet. */
async function findInOrder(db: Database, { from, filter, order, limit }: VendorStatement): Promise<FoundVendors> {
  const some = sql`(select from ${from} ${where(filter)} limit ${assistantRules.assistantResults}) found`
  const [page, counted] = await Promise.all([
    db
      .select({ id: sql<number>`${vendorFacts.vendorId}` })
      .from(from)
      .where(filter)
      .orderBy(...order)
      .limit(limit),
    db.select({ total: sql<number>`count(*)::int` }).from(some),
  ])
  return { total: counted[0]?.total ?? 0, ids: page.map(({ id }) => id) }
}

/**
 * Whether an index of words, features, places or categories finds the vendors faster than an index of the order. Few
 * vendors have all features, but each category has many.
 */
const isSelective = ({ conditions, sort, words = [], among }: VendorSearch) =>
  words.length > 0 ||
  among !== undefined ||
  conditions.places.length > 0 ||
  conditions.features.some(({ wanted }) => wanted) ||
  (conditions.categoryIds.length > 0 && sort !== 'match' && sort !== 'best-rated')

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
