import { ENTRIES_PER_PAGE, type VendorPage } from '@vowkit/sdk-core/contract'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { isAfterRow } from '../../db/after-row.ts'
import { favourites } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { VendorService } from '../vendors/service.ts'

/** The vendors that a couple has saved. */
export interface FavouriteService {
  /** Returns a page of the saved vendors, last saved first: the first page, or the one after the vendor `before`. */
  list(account: Account, before?: number): Promise<VendorPage>
  /** Saves a vendor, or removes it if it is saved. Returns the new state. Throws 404 for an unknown vendor. */
  toggle(account: Account, vendorId: number): Promise<{ is_favorited: boolean }>
}

export interface FavouriteDeps {
  db: Database
  clock: Clock
  vendors: VendorService
}

export function createFavouriteService({ db, clock, vendors }: FavouriteDeps): FavouriteService {
  return {
    async list(account, before) {
      const isSaved = and(eq(favourites.accountId, account.id), isNotNull(favourites.savedAt))
      const order = { at: favourites.savedAt, id: favourites.vendorId }
      const rows = await db
        .select({ id: favourites.vendorId })
        .from(favourites)
        .where(and(isSaved, before === undefined ? undefined : isAfterRow(db, order, isSaved, before)))
        .orderBy(desc(order.at), desc(order.id))
        .limit(ENTRIES_PER_PAGE)
      const results = await vendors.listCards(
        account,
        rows.map(({ id }) => id),
      )
      const isWhole = before === undefined && rows.length < ENTRIES_PER_PAGE
      return { results, count: isWhole ? results.length : await db.$count(favourites, isSaved) }
    },

    async toggle(account, vendorId) {
      await vendors.requireVendor(vendorId)
      // One statement, so that each of several concurrent requests toggles the state.
      const [row] = await db
        .insert(favourites)
        .values({ accountId: account.id, vendorId, savedAt: clock.now() })
        .onConflictDoUpdate({
          target: [favourites.accountId, favourites.vendorId],
          set: { savedAt: sql`case when ${favourites.savedAt} is null then excluded.saved_at end` },
        })
        .returning()
      if (!row) throw new Error('The database returned no row for a favourite.')
      return { is_favorited: row.savedAt !== null }
    },
  }
}
