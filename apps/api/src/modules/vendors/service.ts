import type { VendorProfile } from '@vowkit/concierge/facts'
import type {
  calls,
  QueryOf,
  SearchOptions,
  SessionScope,
  Vendor,
  VendorDetail,
  VendorPage,
  VisionMatch,
} from '@vowkit/sdk-core/contract'
import type { Account } from '../../http/call-context.ts'
import { notFound } from '../../http/http-error.ts'
import type { Database } from '../../platform/database.ts'
import { createTtlCache } from '../../platform/ttl-cache.ts'
import type { AccountService } from '../accounts/service.ts'
import type { CategoryService } from '../categories/service.ts'
import { readBudgets } from './budgets.ts'
import { type Imported, importVendors, prepareForSearch } from './import-vendors.ts'
import { findByWords, pickDiverse } from './match.ts'
import { prepareFindProfile } from './profile.ts'
import { createPublicVendors, type PublicVendors } from './public-vendors.ts'
import { readProfiles } from './read-profiles.ts'
import { type Deal, filterKnownIds, findByEmails, findByUser, findDeal, listCards } from './repository.ts'
import { vendorRules } from './rules.ts'
import { createVendorSearch } from './search.ts'
import type { SearchDeps } from './search-deps.ts'
import { renameSlug } from './slugs.ts'
import { storeFacts } from './store-facts.ts'
import { createVendorCards } from './vendor-cards.ts'
import { type CheckedVendor, checkVendors, type VendorImport } from './vendor-import.ts'
import { createVendorViews } from './views.ts'

export { sanitizeAboutUs } from './about-us.ts'
export { createFactsQueue } from './facts-queue.ts'
export type { PublicVendors } from './public-vendors.ts'
export type { Deal } from './repository.ts'
export { vendorRules } from './rules.ts'
export { type CheckedVendor, type Fault, findFaults, VendorImport } from './vendor-import.ts'
export { createFindWedding } from './wedding.ts'

/** The data of a vendor that a conversation shows. */
export interface VendorContact {
  id: number
  name: string
  category: string
  /** The absolute URL of the vendor's image, or `""`. */
  image: string
}

type VendorQuery = QueryOf<typeof calls.searchVendors>

/** The vendor catalogue. Favourites and leads are included for the signed-in account only. */
export interface VendorService extends PublicVendors {
  /** Lists vendors. The couple's budget is read only in a session with the scope `full`. */
  search(account: Account | null, query: VendorQuery, scope?: SessionScope | null): Promise<VendorPage>
  /** Returns how the vendors of a category can be sorted and filtered, with the date and the town of the couple. */
  getSearchOptions(account: Account | null, category: string | number): Promise<SearchOptions>
  /** The vendors with these ids, in order, as cards. Skips unknown ids. Without an account, what every visitor sees. */
  listCards(account: Account | null, ids: number[]): Promise<Vendor[]>
  /** Returns a profile. The couple's budget is read only in a session with the scope `full`. */
  get(account: Account | null, id: number, scope?: SessionScope | null): Promise<VendorDetail>
  /** The vendors whose texts match the words best, preferably of different categories. */
  match(account: Account, words: readonly string[]): Promise<VisionMatch[]>
  /** Whether a vendor has this id and is not disabled. */
  exists(id: number): Promise<boolean>
  /** Checks that a vendor exists and is not disabled. Throws 404 otherwise. */
  requireVendor(id: number): Promise<void>
  /** The vendor of a user. Throws 404 if the user is not a vendor. */
  findContact(userId: number): Promise<VendorContact>
  /** The vendor of a user, or null if the user is not a vendor. */
  findByUser(userId: number): Promise<VendorContact | null>
  /** Returns a deal of the vendor. Throws 404 if the vendor has no such deal. */
  requireDeal(vendorId: number, packageId: number): Promise<Deal>
  /** The absolute URL of a vendor's stored image path. */
  imageUrlOf(image: string): string
  /**
   * Adds vendors with their users in one transaction. Skips known email addresses. Throws if a vendor is malformed.
   */
  import(vendors: VendorImport[]): Promise<Imported>
  /** Adds checked vendors within a transaction. Call `refreshSearch` after it commits. */
  add(tx: Database, vendors: CheckedVendor[], onProgress?: (done: number) => void): Promise<Imported>
  /** Clears the caches and updates the index statistics after vendors were added. */
  refreshSearch(): Promise<void>
  /** Extracts the facts of a changed vendor anew. Call `forgetPublic` after the transaction commits. */
  refreshFacts(tx: Database, vendorId: number): Promise<void>
  /** Clears the caches of public vendors in this process. Other processes show a change within ten seconds. */
  forgetPublic(): void
  /** Complete profiles with their facts, in the order of the ids. Leaves unknown ids out. */
  readProfiles(ids: readonly number[]): Promise<VendorProfile[]>
  /** Gives a renamed vendor the slug of its new name, within the transaction that renames it. */
  renameSlug(tx: Database, vendor: { id: number; businessName: string }): Promise<void>
  /** Vendor ids by normalized email address. Omits unknown email addresses. */
  findByEmails(db: Database, emails: string[]): Promise<Map<string, number>>
}

export interface VendorDeps extends SearchDeps {
  accounts: AccountService
  categories: CategoryService
  apiUrl: string
  /** The URL before the path of stored images. */
  imagesUrl: string
  siteUrl: string
  /** Notifies every process that an account's sessions were revoked. */
  notifySessionsRevoked(accountId: number): void
}

export function createVendorService(deps: VendorDeps): VendorService {
  const { db, clock, accounts, categories, siteUrl, notifySessionsRevoked } = deps
  const views = createVendorViews(deps)
  const findProfile = prepareFindProfile(db)
  // All unauthenticated callers get the same results, so the results are cached.
  const profiles = createTtlCache<VendorDetail>({ ...vendorRules.publicVendors, clock })
  const cards = createVendorCards({ ...deps, views })
  const search = createVendorSearch({ ...deps, cards })

  const { publicVendors, clear: clearPublic } = createPublicVendors({ db, clock, views, findProfile, siteUrl })

  async function findVendor(userId: number): Promise<VendorContact | null> {
    const row = await findByUser(db, userId)
    return (
      row && {
        id: row.id,
        name: row.businessName,
        category: row.categoriesLabel,
        image: views.imageUrlOf(row.image),
      }
    )
  }

  async function exists(id: number): Promise<boolean> {
    return (await filterKnownIds(db, [id], undefined)).length > 0
  }

  async function get(account: Account | null, id: number, scope?: SessionScope | null): Promise<VendorDetail> {
    const row = await findProfile(id, account?.id)
    if (!row) throw unknownVendor()
    const budgets = account && scope === 'full' ? await readBudgets(db, account.id, [id]) : undefined
    return views.toDetail(row, account, budgets?.get(id))
  }

  const add: VendorService['add'] = (tx, checked, onProgress) =>
    importVendors(tx, checked, { clock, accounts }, onProgress)

  function forgetPublic(): void {
    profiles.clear()
    search.clear()
    clearPublic()
  }

  async function refreshSearch(): Promise<void> {
    await prepareForSearch(db)
    forgetPublic()
  }

  return {
    ...publicVendors,
    renameSlug,

    search: search.search,
    getSearchOptions: search.getOptions,

    async listCards(account, ids) {
      return cards.toCards(account, await listCards(db, account?.id, ids))
    },

    get(account, id, scope) {
      if (account) return get(account, id, scope)
      return profiles.get(String(id), () => get(null, id))
    },

    async match(account, words) {
      const found = (await findByWords(db, words)).slice(0, vendorRules.matchCandidates)
      const rows = await listCards(
        db,
        account.id,
        found.map((match) => match.id),
      )
      const matchedOf = new Map(found.map((match) => [match.id, match.matched]))
      const picked = pickDiverse(rows, ({ categoriesLabel }) => categoriesLabel, vendorRules.matches)
      const matches = await cards.toCards(account, picked)
      return matches.map((card) => ({ ...card, matched: matchedOf.get(Number(card.id)) ?? [] }))
    },

    exists,

    async requireVendor(id) {
      if (!(await exists(id))) throw unknownVendor()
    },

    findByUser: findVendor,

    async findContact(userId) {
      const contact = await findVendor(userId)
      if (!contact) throw unknownVendor()
      return contact
    },

    async requireDeal(vendorId, packageId) {
      const deal = await findDeal(db, vendorId, packageId)
      if (!deal) throw notFound('This deal is no longer available.')
      return deal
    },

    imageUrlOf: views.imageUrlOf,

    async import(given) {
      const known = await categories.list()
      const checked = checkVendors(
        given,
        known.map(({ id }) => id),
      )
      const imported = await db.transaction((tx) => add(tx, checked))
      for (const accountId of imported.signedOut) notifySessionsRevoked(accountId)
      if (imported.added > 0) await refreshSearch()
      return imported
    },

    add,
    refreshSearch,
    refreshFacts: (tx, vendorId) => storeFacts(tx, [vendorId]),
    forgetPublic,
    readProfiles: (ids) => readProfiles(db, ids, views.imageUrlOf),
    findByEmails,
  }
}

const unknownVendor = () => notFound('We could not find this vendor.')
