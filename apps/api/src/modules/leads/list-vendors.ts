import { ENTRIES_PER_PAGE, type Vendor } from '@vowkit/sdk-core/contract'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { isAfterRow } from '../../db/after-row.ts'
import { leads } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import type { Database } from '../../platform/database.ts'
import type { Days } from '../../platform/days.ts'
import type { VendorService } from '../vendors/service.ts'
import { readProgress } from './progress.ts'

export interface VendorListDeps {
  db: Database
  days: Pick<Days, 'today'>
  vendors: VendorService
}

type Event = typeof leads.scannedAt | typeof leads.engagedAt | typeof leads.bookedAt

/** Lists a couple's vendors by the time of an event, latest first, with the couple's progress: one page. */
export function listVendorsBy({ db, days, vendors }: VendorListDeps, event: Event) {
  return async (account: Account, before?: number): Promise<Vendor[]> => {
    // A declined vendor is no longer active, but stays in the list of scanned vendors.
    const isActive = event === leads.engagedAt ? isNull(leads.declinedAt) : undefined
    const isInList = and(eq(leads.accountId, account.id), isNotNull(event), isActive)
    const order = { at: event, id: leads.vendorId }
    const rows = await db
      .select({ id: leads.vendorId, scannedAt: leads.scannedAt })
      .from(leads)
      .where(and(isInList, before === undefined ? undefined : isAfterRow(db, order, isInList, before)))
      .orderBy(desc(order.at), desc(order.id))
      .limit(ENTRIES_PER_PAGE)
    const ids = rows.map(({ id }) => id)
    const cards = await vendors.listCards(account, ids)
    const progressOf = await readProgress(db, account.id, ids, days.today())
    const scannedAtOf = new Map(rows.map(({ id, scannedAt }) => [id, scannedAt]))
    return cards.map((card) => {
      const progress = progressOf.get(Number(card.id))
      const scannedAt = event === leads.scannedAt && scannedAtOf.get(Number(card.id))
      return {
        ...card,
        ...(progress && { progress }),
        ...(scannedAt && { scanned_at: scannedAt.toISOString() }),
      }
    })
  }
}
