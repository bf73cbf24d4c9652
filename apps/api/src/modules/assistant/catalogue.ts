import type { Catalogue, CategoryFact } from '@vowkit/concierge'
import type { SessionScope } from '@vowkit/sdk-core/contract'
import { asc, desc, eq, sql } from 'drizzle-orm'
import { categories, vendorCategories, vendors } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import { HttpError } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { createTtlCache } from '../../platform/ttl-cache.ts'
import type { VendorService } from '../vendors/service.ts'
import { findNamed } from './candidates.ts'
import { createOwnCatalogue, type OwnDeps } from './own-facts.ts'
import { assistantRules } from './rules.ts'
import { searchVendors } from './vendor-facts.ts'

export interface CatalogueDeps extends OwnDeps {
  clock: Clock
  vendors: VendorService
  packSales: { list(): ReturnType<Catalogue['packs']> }
  supportEmail: string | undefined
}

/**
 * Creates the data source of the assistant's replies. It contains public data, and an account's own data as far as the
 * scope of the session allows.
 */
export function createCatalogues(
  deps: CatalogueDeps,
): (account: Account | null, scope: SessionScope | null) => Catalogue {
  const { db, clock } = deps
  // Cached, because both lists are short, rarely change and are read for every question.
  const cacheOptions = { max: 1, lifeMs: assistantRules.assistantFactsMs, clock }
  const allCategories = createTtlCache<CategoryFact[]>(cacheOptions)
  const allPlaces = createTtlCache<string[]>(cacheOptions)

  return (account, scope) => ({
    categories: () => allCategories.get('', () => listCategories(db)),
    places: () => allPlaces.get('', () => listPlaces(db)),
    search: (search) => searchVendors(db, search),
    named: (words) => findNamed(db, words),
    async vendor(id) {
      try {
        return await deps.vendors.get(account, id)
      } catch (error) {
        if (error instanceof HttpError && error.status === 404) return null
        throw error
      }
    },
    packs: () => deps.packSales.list(),
    supportEmail: deps.supportEmail,
    today: clock.now().toISOString().slice(0, 10),
    own: account && createOwnCatalogue(deps, account, scope),
  })
}

function listCategories(db: Database): Promise<CategoryFact[]> {
  return db
    .select({
      id: categories.id,
      title: categories.title,
      vendors: sql<number>`count(${vendorCategories.vendorId})::int`,
    })
    .from(categories)
    .leftJoin(vendorCategories, eq(vendorCategories.categoryId, categories.id))
    .groupBy(categories.id)
    .orderBy(asc(categories.id))
}

/** Maximum number of distinct vendor locations to read, most frequent first. */
const MAX_LOCATIONS = 5000

async function listPlaces(db: Database): Promise<string[]> {
  const rows = await db
    .select({ location: vendors.businessLocation, vendors: sql<number>`count(*)::int` })
    .from(vendors)
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
