import type { VendorSort, WeddingStyle } from '@vowkit/sdk-core/contract'
import { and, asc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { isListed } from '../../db/listed.ts'
import { vendorFacts } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import { mentionsStyle } from './card-facts.ts'
import type { Range } from './repository.ts'
import { townIn, townsByDistance } from './towns.ts'

/** How a search is sorted and filtered. */
export interface SearchFilter {
  categoryId: number | undefined
  sort: VendorSort
  minPrice?: number | undefined
  maxPrice?: number | undefined
  guests?: number | undefined
  place?: string | undefined
  style?: WeddingStyle | undefined
  /** A condition on the calendar of the vendor with an id. */
  calendar?: ((id: SQLWrapper) => SQL) | undefined
  near?: string | undefined
}

const { capacity, minGuests, minPrice, maxPrice, prices, guestPrices, towns, areas, vendorId } = vendorFacts
const toTexts = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`

/** Lists the ids of a range of results, in order. */
export async function findFiltered(db: Database, filter: SearchFilter, { limit, offset }: Range): Promise<number[]> {
  const rows = await db
    .select({ id: vendorId })
    .from(vendorFacts)
    .where(and(toCondition(db, filter), filter.calendar?.(vendorId)))
    .orderBy(...toOrder(filter))
    .limit(limit)
    .offset(offset)
  return rows.map(({ id }) => id)
}

/**
 * Counts the results, up to `max`. Reads the calendars of at most `max` vendors that meet the other conditions, so that
 * its work does not grow with the catalogue.
 */
export async function countFiltered(db: Database, filter: SearchFilter, max: number): Promise<number> {
  const found = db.select({ id: vendorId }).from(vendorFacts).where(toCondition(db, filter)).limit(max).as('found')
  return db.$count(filter.calendar ? db.select().from(found).where(filter.calendar(found.id)).as('wanted') : found)
}

/** Returns the town of a text such as `Sonoma, California` as a list for a query. */
function toTown(place: string | undefined): SQL | undefined {
  return place === undefined ? undefined : toTexts([place.split(',')[0]?.trim().toLowerCase() ?? ''])
}

/** The condition that a vendor is in the category. */
export const isInCategory = (categoryId: number): SQL =>
  sql`${vendorFacts.categoryIds} @> ${sql.param([categoryId])}::int[]`

/** All conditions except that of the calendar. */
function toCondition(db: Database, filter: SearchFilter): SQL | undefined {
  const { categoryId, guests, place, style } = filter
  const town = toTown(place)
  return and(
    categoryId === undefined ? undefined : isInCategory(categoryId),
    isListed(db, vendorId),
    isInPriceRange(filter),
    guests === undefined ? undefined : sql`${capacity} >= ${guests} and coalesce(${minGuests}, 0) <= ${guests}`,
    town && sql`(${towns} && ${town} or ${areas} && ${town})`,
    style === undefined ? undefined : mentionsStyle(style),
  )
}

/**
 * The condition that a package has a price in the range. The lowest and the highest price limit the search first. With a
 * number of guests, a price per guest counts for all of them.
 */
function isInPriceRange({ minPrice: from, maxPrice: to, guests }: SearchFilter): SQL | undefined {
  if (from === undefined && to === undefined) return undefined
  const isBelow = to === undefined ? undefined : sql`${minPrice} <= ${to}`
  const isAbove = from === undefined || guests !== undefined ? undefined : sql`${maxPrice} >= ${from}`
  if (guests === undefined && (from === undefined || to === undefined)) return isBelow ?? isAbove
  const whole =
    guests === undefined
      ? sql`deal.price`
      : sql`case when deal.guest_price = deal.price then deal.price * ${guests} else deal.price end`
  const isWanted = and(
    from === undefined ? undefined : sql`${whole} >= ${from}`,
    to === undefined ? undefined : sql`${whole} <= ${to}`,
  )
  return and(
    isBelow,
    isAbove,
    sql`exists (select from unnest(${prices}, ${guestPrices}) as deal(price, guest_price) where ${isWanted})`,
  )
}

/** Vendors at the place come before vendors that only serve it. */
function toOrder({ sort, place, near }: SearchFilter): SQL[] {
  const town = toTown(place)
  const origin = near === undefined ? null : townIn(near)
  const best = [sql`${vendorFacts.score} desc`, asc(vendorId)]
  const orders: Record<VendorSort, SQL[]> = {
    recommended: town ? [sql`(${towns} && ${town}) desc`] : [],
    price: [sql`${minPrice} asc nulls last`],
    rating: [sql`${vendorFacts.rating} desc nulls last`, sql`${vendorFacts.reviewCount} desc`],
    distance:
      origin === null ? [] : [sql`array_position(${toTexts(townsByDistance(origin))}, ${towns}[1]) asc nulls last`],
  }
  return [...orders[sort], ...best]
}
