import type { VendorConditions, VendorSearch } from '@vowkit/concierge/knowledge'
import { and, type SQL, sql } from 'drizzle-orm'
import { vendorFacts } from '../../db/tables.ts'

/** How a search reads prices. */
export interface PriceColumns {
  /** A subquery of the packages that fit. Absent if the columns of the lowest and the highest price are sufficient. */
  join?: SQL
  filter?: SQL | undefined
  low: SQL
  high: SQL
}

/** Returns how a search reads the prices of packages that fit the number of guests and the range of prices. */
export function readPrice({ conditions, sort }: VendorSearch): PriceColumns {
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
