import type { calls, QueryOf, Vendor, VendorDetail, VendorPage, VisionMatch } from '@vowkit/sdk-core/contract'
import type { Account } from '../../http/call-context.ts'
import { invalidField, notFound } from '../../http/http-error.ts'
import { toId } from '../../http/to-id.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { createTtlCache } from '../../platform/ttl-cache.ts'
import type { AccountService } from '../accounts/service.ts'
import type { CategoryService } from '../categories/service.ts'
import { type Imported, importVendors, prepareForSearch } from './import-vendors.ts'
import { findByWords, ofDifferentKinds } from './match.ts'
import { prepareFindProfile } from './profile.ts'
import {
  countVendors,
  findByEmails,
  findByUser,
  findKnown,
  hasDeal,
  listCards,
  type Part,
  prepareListPart,
} from './repository.ts'
import { vendorRules } from './rules.ts'
import { type CheckedVendor, checkVendors, type VendorImport } from './vendor-import.ts'
import { createVendorViews } from './views.ts'

export { type CheckedVendor, type Fault, findFaults, VendorImport } from './vendor-import.ts'

/** What a conversation shows of the vendor in it. */
export interface VendorContact {
  id: number
  name: string
  category: string
  /** The absolute URL of their picture, or `""`. */
  image: string
}

/** Which vendors, of all: those of a category, those of some ids. */
interface VendorFilter {
  categoryId: number | undefined
  ids: number[] | undefined
}

type VendorQuery = QueryOf<typeof calls.searchVendors>

/** Who can be found. What a vendor is to a couple is told to that couple only. */
export interface VendorService {
  search(account: Account | null, query: VendorQuery): Promise<VendorPage>
  /** The vendors of these ids, in their order, as a couple's own lists show them. */
  listCards(account: Account, ids: number[]): Promise<Vendor[]>
  get(account: Account | null, id: number): Promise<VendorDetail>
  /** A few vendors whose own words say some of these, the best first, of different categories as far as there are any. */
  match(account: Account, words: readonly string[]): Promise<VisionMatch[]>
  /** Throws a 404 when there is no vendor of this id. */
  requireVendor(id: number): Promise<void>
  /** The vendor whose user this is, or a 404. */
  findContact(userId: number): Promise<VendorContact>
  /** Throws a 404 when this is no deal of the vendor's. */
  requireDeal(vendorId: number, packageId: number): Promise<void>
  /** The absolute URL of a vendor's picture as it is stored. */
  imageUrlOf(image: string): string
  /**
   * Adds vendors with their users, all or none; those whose e-mail has a vendor already stay as they are. Throws where one
   * is malformed.
   */
  import(vendors: VendorImport[]): Promise<Imported>
  /** The same with vendors that are checked, in a transaction after which `refreshSearch` is to be called. */
  add(tx: Database, vendors: CheckedVendor[], onProgress?: (done: number) => void): Promise<Imported>
  /** Shows at once, and finds fast, what was added. */
  refreshSearch(): Promise<void>
  /** The ids of the vendors of these e-mails, by e-mail in its kept form. */
  findByEmails(db: Database, emails: string[]): Promise<Map<string, number>>
}

export interface VendorDeps {
  db: Database
  clock: Clock
  accounts: AccountService
  categories: CategoryService
  apiUrl: string
  /** Tells every process that sessions of an account have ended. */
  notifySessionsRevoked(accountId: number): void
}

export function createVendorService(deps: VendorDeps): VendorService {
  const { db, clock, accounts, categories, apiUrl, notifySessionsRevoked } = deps
  const views = createVendorViews(apiUrl)
  const listPart = prepareListPart(db)
  const findProfile = prepareFindProfile(db)
  // What everybody sees who is not signed in is the same.
  const pages = createTtlCache<VendorPage>({ ...vendorRules.publicVendors, clock })
  const counts = createTtlCache<number>({ ...vendorRules.publicVendors, clock })
  const profiles = createTtlCache<VendorDetail>({ ...vendorRules.publicVendors, clock })

  async function search(account: Account | null, query: VendorQuery): Promise<VendorPage> {
    const { categories: category, ids, page, page_size } = query
    const limit = Math.min(toCount('page_size', page_size, vendorRules.vendorPageSize), vendorRules.vendorPageSizeMax)
    const offset = (toCount('page', page, 1) - 1) * limit
    const filter = { categoryId: category === undefined ? undefined : toId(category), ids: ids?.split(',').map(Number) }
    const { rows, count } = await find(filter, { limit, offset }, account?.id)
    return { results: rows.map((row) => views.toCard(row, account !== null)), count, page_size: limit }
  }

  async function find({ categoryId, ids }: VendorFilter, { limit, offset }: Part, accountId: number | undefined) {
    if (ids) {
      const known = await findKnown(db, ids, categoryId)
      return { rows: await listCards(db, accountId, known.slice(offset, offset + limit)), count: known.length }
    }
    const count = await counts.get(String(categoryId), () => countVendors(db, categoryId))
    return { rows: offset < count ? await listPart({ limit, offset }, categoryId, accountId) : [], count }
  }

  async function get(account: Account | null, id: number): Promise<VendorDetail> {
    const row = await findProfile(id, account?.id)
    if (!row) throw unknownVendor()
    return views.toDetail(row)
  }

  const add: VendorService['add'] = (tx, checked, onProgress) =>
    importVendors(tx, checked, { clock, accounts }, onProgress)

  async function refreshSearch(): Promise<void> {
    await prepareForSearch(db)
    for (const recent of [pages, counts, profiles]) recent.clear()
  }

  return {
    search(account, query) {
      if (account) return search(account, query)
      return pages.get(JSON.stringify(query), () => search(null, query))
    },

    async listCards({ id }, ids) {
      const rows = await listCards(db, id, ids)
      return rows.map((row) => views.toCard(row, true))
    },

    get(account, id) {
      if (account) return get(account, id)
      return profiles.get(String(id), () => get(null, id))
    },

    async match({ id }, words) {
      const found = (await findByWords(db, words)).slice(0, vendorRules.matchCandidates)
      const cards = await listCards(
        db,
        id,
        found.map((match) => match.id),
      )
      const matchedOf = new Map(found.map((match) => [match.id, match.matched]))
      return ofDifferentKinds(cards, ({ categoriesLabel }) => categoriesLabel, vendorRules.matches).map((row) => ({
        ...views.toCard(row, true),
        matched: matchedOf.get(row.id) ?? [],
      }))
    },

    async requireVendor(id) {
      const known = await findKnown(db, [id], undefined)
      if (known.length === 0) throw unknownVendor()
    },

    async findContact(userId) {
      const row = await findByUser(db, userId)
      if (!row) throw unknownVendor()
      return {
        id: row.id,
        name: row.businessName,
        category: row.categoriesLabel,
        image: views.imageUrlOf(row.image),
      }
    },

    async requireDeal(vendorId, packageId) {
      if (!(await hasDeal(db, vendorId, packageId))) throw notFound('This deal is not known.')
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
    findByEmails,
  }
}

const unknownVendor = () => notFound('This vendor is not known.')

/** A number of the query that begins with 1. */
function toCount(field: string, given: number | string | undefined, usual: number): number {
  const value = Number(given ?? usual)
  if (value < 1) throw invalidField(field, 'Use a whole number from 1.')
  return value
}
