import type { VendorFact, VendorSearch } from '@vowkit/concierge'
import { and, asc, desc, gte, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { packages, reviews, vendors } from '../../db/tables.ts'
import { vendorTitles } from '../../db/vendor-titles.ts'
import type { Database } from '../../platform/database.ts'
import { findCandidates } from './candidates.ts'

const opinions = sql`(
  select round(avg(${reviews.rating}), 1)::float8 as rating, count(*)::int as total
  from ${reviews} where ${reviews.vendorId} = ${vendors.id}) as opinions`

/** The discounted price of a package, or the original one if there is no discount. */
const price = sql`coalesce(nullif(${packages.discountedPrice}, 0), ${packages.originalPrice})`
const prices = sql`(
  select min(${price})::float8 as least, max(${packages.originalPrice} - ${price})::float8 as saved
  from ${packages} where ${packages.vendorId} = ${vendors.id}) as prices`

/** The deal with the largest discount. */
const deal = sql<VendorFact['deal']>`(
  select json_build_object('name', ${packages.name}, 'price', ${price}::float8, 'was', ${packages.originalPrice}::float8)
  from ${packages} where ${packages.vendorId} = ${vendors.id} and ${price} < ${packages.originalPrice}
  order by ${packages.originalPrice} - ${price} desc, ${packages.id} limit 1)`

const least = sql<number | null>`prices.least`
const saved = sql<number | null>`prices.saved`
const rating = sql<number | null>`opinions.rating`
const total = sql<number>`opinions.total`

/** Finds vendors that match a search. Returns the facts that a list of vendors shows. */
export async function searchVendors(db: Database, search: VendorSearch): Promise<VendorFact[]> {
  const ids = await findCandidates(db, search)
  if (ids.length === 0) return []
  const inputOrder = sql`array_position(${sql.param(search.ids ? [...search.ids] : ids)}::int[], ${vendors.id})`
  return db
    .select({
      id: vendors.id,
      name: vendors.businessName,
      categories: vendorTitles,
      location: vendors.businessLocation,
      rating,
      reviews: total,
      fromPrice: least,
      deal,
    })
    .from(vendors)
    .crossJoin(sql`lateral ${opinions}`)
    .crossJoin(sql`lateral ${prices}`)
    .where(
      and(
        sql`${vendors.id} = any(${sql.param(ids)}::int[])`,
        search.maxPrice === undefined ? undefined : lte(least, search.maxPrice),
        search.minPrice === undefined ? undefined : gte(least, search.minPrice),
        search.reduced ? and(isNotNull(saved), sql`${saved} > 0`) : undefined,
      ),
    )
    .orderBy(...orderBy(search, inputOrder), asc(vendors.id))
    .limit(search.limit)
}

/** Bayesian average: adds 2 votes of 3.5 stars, so that a vendor with few reviews does not rank first. */
const weightedRating = sql`(${rating} * ${total} + 7) / (${total} + 2)`

function orderBy({ order, words }: VendorSearch, inputOrder: SQL): SQL[] {
  const byRating = sql`${weightedRating} desc nulls last`
  switch (order) {
    case 'cheap':
      return [sql`${least} asc nulls last`, byRating]
    case 'dear':
      return [sql`${least} desc nulls last`, byRating]
    case 'reduced':
      return [sql`${saved} desc nulls last`, byRating]
    case 'rated':
      return [byRating, desc(total)]
    case 'match':
      return words?.length ? [inputOrder, byRating] : [byRating]
  }
}
