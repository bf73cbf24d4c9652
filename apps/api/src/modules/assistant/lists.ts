import type { Category } from '@vowkit/concierge/knowledge'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { isListed } from '../../db/listed.ts'
import { categories, vendorCategories, vendors } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

/** Returns all categories with the number of their vendors. */
export function listCategories(db: Database): Promise<Category[]> {
  return db
    .select({
      id: categories.id,
      title: categories.title,
      vendors: sql<number>`count(${vendorCategories.vendorId})::int`,
    })
    .from(categories)
    .leftJoin(
      vendorCategories,
      and(eq(vendorCategories.categoryId, categories.id), isListed(db, vendorCategories.vendorId)),
    )
    .groupBy(categories.id)
    .orderBy(asc(categories.id))
}

/** Maximum number of distinct vendor locations to read, most frequent first. */
const MAX_LOCATIONS = 5000

/** Returns the towns that vendors name as their location, most frequent first. */
export async function listPlaces(db: Database): Promise<string[]> {
  const rows = await db
    .select({ location: vendors.businessLocation, vendors: sql<number>`count(*)::int` })
    .from(vendors)
    .where(isNull(vendors.disabledAt))
    .groupBy(vendors.businessLocation)
    .orderBy(desc(sql`count(*)`), asc(vendors.businessLocation))
    .limit(MAX_LOCATIONS)
  const towns = new Map<string, number>()
  for (const { location, vendors } of rows) {
    const town = (location.split(',')[0] ?? '').trim()
    // A location with digits is a street address, not a town.
    if (/^[^\d]{2,60}$/.test(town)) towns.set(town, (towns.get(town) ?? 0) + vendors)
  }
  return [...towns].sort((a, b) => b[1] - a[1]).map(([town]) => town)
}
