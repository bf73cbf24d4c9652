import type { NextStep } from '@vowkit/sdk-core/contract'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { couples, favourites, leads, vendors, visions } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import { findNextPayment } from './next-payment.ts'
import { findMissingCategory, listUnreadVendors } from './own-vendors.ts'

export interface BoardFacts {
  accountId: number
  /** The last day, `YYYY-MM-DD`, on which an invoice is due that the couple should pay next. */
  lastPaymentDay: string
  hasInspirations: boolean
  hasBooked: boolean
  isShared: boolean
}

/**
 * Computes the next step of a couple from its contracts, invoices, conversations, wedding date, vendors and visions.
 * Returns `undefined` if nothing is open. An empty board shows its own first step, so that the couple of an empty board
 * without preferences only gets a link to all vendors.
 */
export async function findNextStep(db: Database, facts: BoardFacts): Promise<NextStep | undefined> {
  const { accountId, lastPaymentDay, hasInspirations, hasBooked, isShared } = facts
  const payment = await findNextPayment(db, accountId, lastPaymentDay)
  if (payment) return payment
  const unread = await listUnreadVendors(db, accountId)
  if (unread[0]) return { kind: 'read_answers', vendor_ids: unread.map(({ id }) => id), vendor_name: unread[0].name }
  const missing = await findMissingCategory(db, accountId)
  if (!missing && !hasInspirations) return hasBooked ? undefined : { kind: 'find_vendors' }
  const [couple] = await db.select({ date: couples.weddingDate }).from(couples).where(eq(couples.accountId, accountId))
  if (!couple?.date) return { kind: 'add_date' }
  const isOwnLead = eq(leads.accountId, accountId)
  const hasAsked = (await db.$count(leads, and(isOwnLead, isNotNull(leads.engagedAt)))) > 0
  const saved = await findUnaskedVendor(db, accountId)
  if (saved && !hasAsked) return { kind: 'ask_vendor', ...saved }
  if (missing) return { kind: 'find_vendors', ...missing }
  if ((await db.$count(visions, eq(visions.accountId, accountId))) === 0) return { kind: 'create_vision' }
  return isShared ? undefined : { kind: 'share_board' }
}

/** Returns the vendor that was saved last. */
async function findUnaskedVendor(db: Database, accountId: number) {
  const [row] = await db
    .select({ vendor_id: vendors.id, vendor_name: vendors.businessName })
    .from(favourites)
    .innerJoin(vendors, eq(vendors.id, favourites.vendorId))
    .where(and(eq(favourites.accountId, accountId), isNotNull(favourites.savedAt), isNull(vendors.disabledAt)))
    .orderBy(desc(favourites.savedAt))
    .limit(1)
  return row
}
