import { asc, desc, eq, sql } from 'drizzle-orm'
import { categories, vendorCategories, vendors } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import { HttpError } from '../../http/http-error.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { createRecent } from '../../platform/recent.ts'
import type { Catalogue, CategoryFact } from '../../providers/assistant/catalogue.ts'
import type { VendorService } from '../vendors/service.ts'
import { findNamed } from './candidates.ts'
import { createOwnCatalogue, type OwnDeps } from './own-facts.ts'
import { searchVendors } from './vendor-facts.ts'

export interface CatalogueDeps extends OwnDeps {
  clock: Clock
  vendors: VendorService
  packSales: { list(): ReturnType<Catalogue['packs']> }
  supportEmail: string | undefined
}

/** Reads what the assistant may tell: to everybody what is public, to a couple their own besides. */
export function createCatalogues(deps: CatalogueDeps): (account: Account | null) => Catalogue {
  const { db, clock } = deps
  // Few enough to be told apart by a message, and they hardly change.
  const kept = { max: 1, lifeMs: limits.assistantFactsMs, clock }
  const allCategories = createRecent<CategoryFact[]>(kept)
  const allPlaces = createRecent<string[]>(kept)

  return (account) => ({
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
    own: account && createOwnCatalogue(deps, account),
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

/** What comes before the first comma of a location; a street's number is no place. */
const town = sql<string>`trim(split_part(${vendors.businessLocation}, ',', 1))`

async function listPlaces(db: Database): Promise<string[]> {
  const rows = await db
    .select({ name: town })
    .from(vendors)
    .where(sql`${town} ~ '^[^0-9]{2,60}$'`)
    .groupBy(town)
    .orderBy(desc(sql`count(*)`), asc(town))
    .limit(2000)
  return rows.map(({ name }) => name)
}
