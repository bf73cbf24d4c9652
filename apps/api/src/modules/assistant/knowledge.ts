import { rankNames } from '@vowkit/concierge/facts'
import type { Category, HostFacts, Knowledge, Region } from '@vowkit/concierge/knowledge'
import type { SessionScope } from '@vowkit/sdk-core/contract'
import type { Account } from '../../http/call-context.ts'
import type { Clock } from '../../platform/clock.ts'
import { createTtlCache } from '../../platform/ttl-cache.ts'
import type { VendorService } from '../vendors/service.ts'
import { findNamed } from './find-named.ts'
import { findVendors } from './find-vendors.ts'
import { listCategories, listPlaces } from './lists.ts'
import { createOwnData, type OwnDataDeps } from './own-data.ts'
import { assistantRules } from './rules.ts'

export interface KnowledgeDeps extends OwnDataDeps {
  clock: Clock
  vendors: VendorService
  packSales: { list(): ReturnType<Knowledge['packs']> }
  supportEmail: string | undefined
  region: Region
  /** The price of the monthly plan, or null if it is not for sale. */
  monthlyPrice: string | null
}

/** Who asks, and the facts of the page on which the element is embedded. */
export interface Caller {
  account: Account | null
  /** The scope of the session; null for an unauthenticated request. */
  scope: SessionScope | null
  host: HostFacts | null
}

/**
 * Creates the data source of the assistant's replies: public data, and an account's own data as far as the scope of the
 * session allows.
 */
export function createKnowledge(deps: KnowledgeDeps): (caller: Caller) => Knowledge {
  const { db, clock, vendors, packSales, supportEmail, monthlyPrice, region, formats, days } = deps
  // Cached, because both lists are short, rarely change and are read for every question.
  const cacheOptions = { max: 1, lifeMs: assistantRules.assistantFactsMs, clock }
  const allCategories = createTtlCache<Category[]>(cacheOptions)
  const allPlaces = createTtlCache<string[]>(cacheOptions)

  return ({ account, scope, host }) => ({
    categories: () => allCategories.get('', () => listCategories(db)),
    places: () => allPlaces.get('', () => listPlaces(db)),
    async find(search) {
      const { total, ids } = await findVendors(db, search)
      return { total, vendors: await vendors.readProfiles(ids) }
    },
    profiles: (ids) => vendors.readProfiles(ids),
    named: async (words) => rankNames(await findNamed(db, words), words),
    packs: () => packSales.list(),
    monthlyPrice: async () => monthlyPrice,
    supportEmail,
    region,
    currency: formats.currency,
    today: days.today(),
    own: account && createOwnData(deps, account, scope),
    host,
  })
}
