import { ENTRIES_PER_PAGE, type Favourite, type VendorPage } from '@vowkit/sdk-core/contract'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { isAfterRow } from '../../db/after-row.ts'
import { favourites } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Days } from '../../platform/days.ts'
import { readProgress } from '../leads/service.ts'
import { isLover, makerOf, toLove } from '../pairs/service.ts'
import type { VendorService } from '../vendors/service.ts'

/** The vendors that a couple has saved. */
export interface FavouriteService {
  /**
   * Returns a page of the saved vendors with the couple's progress, last saved first: the first page, or the one after
   * the vendor `before`.
   */
  list(account: Account, before?: number): Promise<VendorPage>
  /**
   * Saves a vendor for the person who acts, or removes it if that person has saved it. Of a couple with two logins, each
   * person saves vendors separately, and both see what either has saved. Returns the new state. Throws 404 for an unknown
   * vendor.
   */
  toggle(account: Account, vendorId: number): Promise<Favourite>
}

export interface FavouriteDeps {
  db: Database
  clock: Clock
  days: Pick<Days, 'today'>
  vendors: VendorService
}

export function createFavouriteService({ db, clock, days, vendors }: FavouriteDeps): FavouriteService {
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
      const ids = rows.map(({ id }) => id)
      const cards = await vendors.listCards(account, ids)
      const progressOf = await readProgress(db, account.id, ids, days.today())
      const results = cards.map((card) => {
        const progress = progressOf.get(Number(card.id))
        return progress ? { ...card, progress } : card
      })
      const isWhole = before === undefined && rows.length < ENTRIES_PER_PAGE
      return { results, count: isWhole ? results.length : await db.$count(favourites, isSaved) }
    },

    async toggle(account, vendorId) {
      await vendors.requireVendor(vendorId)
      // One statement, so that each of several concurrent requests toggles the state.
      const you = account.pair?.you ?? 'first'
      const other = you === 'first' ? 'partner' : 'first'
      const { savedAt, lovedBy, madeBy } = favourites
      const isSaved = sql`${savedAt} is not null`
      const isOthers = account.pair ? sql`${isSaved} and ${lovedBy} in (${other}, 'both')` : sql`false`
      const otherId = you === 'first' ? (account.pair?.partner.id ?? null) : null
      const [row] = await db
        .insert(favourites)
        .values({ accountId: account.id, vendorId, savedAt: clock.now(), lovedBy: you, madeBy: makerOf(account) })
        .onConflictDoUpdate({
          target: [favourites.accountId, favourites.vendorId],
          set: {
            savedAt: sql`case when ${isOthers} then ${savedAt} when ${isSaved} then null else excluded.saved_at end`,
            lovedBy: sql`case when ${isOthers} then case when ${lovedBy} = 'both' then ${other} else 'both' end
              else ${you} end`,
            // The vendor stays saved by the other person, who then has added it.
            madeBy: sql`case when ${isOthers} and ${lovedBy} = 'both' then ${otherId}::int when ${isSaved} then ${madeBy}
              else excluded.made_by end`,
          },
        })
        .returning()
      if (!row) throw new Error('The database returned no row for a favourite.')
      const lovers = row.savedAt === null ? null : row.lovedBy
      return { is_favorited: isLover(account, lovers), love: toLove(account, lovers) }
    },
  }
}
