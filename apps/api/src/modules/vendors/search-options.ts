import { type SearchOptions, VENDOR_SORTS, WEDDING_STYLES } from '@vowkit/sdk-core/contract'
import { sql } from 'drizzle-orm'
import { vendorCalendars, vendorFacts, vendors } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import { mentionsStyle } from './card-facts.ts'
import { vendorRules } from './rules.ts'
import { isInCategory } from './search-filter.ts'
import { TOWN_NAMES, townIn } from './towns.ts'

/**
 * Reads how the vendors of a category can be sorted and filtered. Reads a limited number of vendors, so that its work
 * does not grow with the catalogue.
 */
export async function readSearchOptions(db: Database, categoryId: number, currency: string): Promise<SearchOptions> {
  const known = db.$with('known').as(
    db
      .select({
        id: vendorFacts.vendorId,
        price: vendorFacts.minPrice,
        capacity: vendorFacts.capacity,
        reviewCount: vendorFacts.reviewCount,
        town: sql<string | null>`${vendorFacts.towns}[1]`.as('town'),
      })
      .from(vendorFacts)
      .where(isInCategory(categoryId))
      .limit(vendorRules.searchDepth),
  )
  const [row] = await db
    .with(known)
    .select({
      min: sql<number | null>`min(${known.price})`,
      max: sql<number | null>`max(${known.price})`,
      capacity: sql<number | null>`max(${known.capacity})`,
      isRated: sql<boolean>`coalesce(bool_or(${known.reviewCount} > 0), false)`,
      isShared: sql<boolean>`exists (
        select from known member join ${vendorCalendars} calendar on calendar.vendor_id = member.vendor_id
        where calendar.is_shared)`,
      // Reads one vendor of each town, for the spelling of the town.
      towns: sql<string[]>`array(
        select distinct trim(split_part(vendor.business_location, ',', 1)) from ${vendors} vendor
        where vendor.id in (select min(member.vendor_id) from known member group by member.town))`,
    })
    .from(known)
  const styles = await readStyles(db, categoryId)
  const { min = null, max = null, capacity = null, isRated = false, isShared = false, towns = [] } = row ?? {}
  const canMeasure = towns.some((town) => townIn(town) !== null)
  const sorts = { recommended: true, price: min !== null, rating: isRated, distance: canMeasure }
  return {
    sorts: VENDOR_SORTS.filter((sort) => sorts[sort]),
    ...(min !== null && max !== null && { prices: { min: min.toFixed(2), max: max.toFixed(2) } }),
    currency,
    ...(capacity !== null && { capacity }),
    places: towns
      .filter((town) => town !== '')
      .toSorted((a, b) => a.localeCompare(b))
      .slice(0, vendorRules.placesShown),
    near: canMeasure ? [...TOWN_NAMES] : [],
    styles,
    has_calendars: isShared,
  }
}

/** The styles that a vendor of the category mentions. Each is found by the index of words. */
async function readStyles(db: Database, categoryId: number): Promise<string[]> {
  const found = sql<string>`wedding.style`
  const mention = sql`exists (
    select from ${vendorFacts} where ${isInCategory(categoryId)} and ${mentionsStyle(sql`wedding.style`)})`
  const rows = await db
    .select({ style: found })
    .from(sql`unnest(${sql.param([...WEDDING_STYLES])}::text[]) with ordinality as wedding(style, place)`)
    .where(mention)
    .orderBy(sql`wedding.place`)
  return rows.map(({ style }) => style)
}
