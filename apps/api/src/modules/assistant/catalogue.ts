import type { Catalogue, CategoryFact } from '@vowkit/concierge'
import type { SessionScope } from '@vowkit/sdk-core/contract'
import type { Account } from '../../http/call-context.ts'
import { HttpError } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import { createTtlCache } from '../../platform/ttl-cache.ts'
import type { VendorService } from '../vendors/service.ts'
import { findNamed } from './candidates.ts'
import { listCategories, listPlaces } from './lists.ts'
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
