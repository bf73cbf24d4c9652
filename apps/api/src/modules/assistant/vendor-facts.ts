import type { VendorFact, VendorSearch } from '@vowkit/concierge'
import { and, asc, desc, gte, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { packages, reviews, vendors } from '../../db/tables.ts'
import { vendorTitles } from '../../db/vendor-titles.ts'
import type { Database } from '../../platform/database.ts'
import { findCandidates } from './candidates.ts'

const opinions = sql`(
  select round(avg(${reviews.rating}), 1)::float8 as rating, count(*)::int as total
  from ${reviews} where ${reviews.vendorId} = ${vendors.id}) as opinions`

/** Nothing is cheaper than its reduced price, where it has one. */
const price = sql`coalesce(nullif(${packages.discountedPrice}, 0), ${packages.originalPrice})`
const prices = sql`(
  select min(${price})::float8 as least, max(${packages.originalPrice} - ${price})::float8 as saved
  from ${packages} where ${packages.vendorId} = ${vendors.id}) as prices`

/** The deal that saves most. */
const deal = sql<VendorFact['deal']>`(
  select json_build_object('name', ${packages.name}, 'price', ${price}::float8, 'was', ${packages.originalPrice}::float8)
  from ${packages} where ${packages.vendorId} = ${vendors.id} and ${price} < ${packages.originalPrice}
  order by ${packages.originalPrice} - ${price} desc, ${packages.id} limit 1)`

const least = sql<number | null>`prices.least`
const saved = sql<number | null>`prices.saved`
const rating = sql<number | null>`opinions.rating`
const total = sql<number>`opinions.total`

/** Finds vendors by what is asked for, and tells of each what a list shows. */
export async function searchVendors(db: Database, search: VendorSearch): Promise<VendorFact[]> {
  const ids = await findCandidates(db, search)
  if (ids.length === 0) return []
  const given = sql`array_position(${sql.param(search.ids ? [...search.ids] : ids)}::int[], ${vendors.id})`
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
    .orderBy(...orderBy(search, given), asc(vendors.id))
    .limit(search.limit)
}

/** Few votes say little: three stars from nobody in particular are added to each average. */
const trusted = sql`(${rating} * ${total} + 7) / (${total} + 2)`

function orderBy({ order, words }: VendorSearch, given: SQL): SQL[] {
  const byRating = sql`${trusted} desc nulls last`
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
      return words?.length ? [given, byRating] : [byRating]
  }
}
