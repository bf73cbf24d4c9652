import type { NextStep } from '@vowkit/sdk-core/contract'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { couples, favourites, leads, vendors, visions } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import { findNextPayment } from './next-payment.ts'

export interface BoardFacts {
  accountId: number
  /** The categories of the board's inspirations, newest first. */
  categories: readonly { id: number; title: string }[]
  isShared: boolean
}

/**
 * Computes the next step of a couple from its contracts, invoices, wedding date, vendors and visions. Returns `undefined` if the
 * board is empty, because it then shows its own first step, and if nothing is open.
 */
export async function findNextStep(db: Database, facts: BoardFacts): Promise<NextStep | undefined> {
  const { accountId, categories, isShared } = facts
  const payment = await findNextPayment(db, accountId)
  if (payment) return payment
  const [first] = categories
  if (!first) return undefined
  const [couple] = await db.select({ date: couples.weddingDate }).from(couples).where(eq(couples.accountId, accountId))
  if (!couple?.date) return { kind: 'add_date' }
  const isOwnLead = eq(leads.accountId, accountId)
  const hasAsked = (await db.$count(leads, and(isOwnLead, isNotNull(leads.engagedAt)))) > 0
  const saved = await findUnaskedVendor(db, accountId)
  if (saved && !hasAsked) return { kind: 'ask_vendor', ...saved }
  if (!hasAsked) return { kind: 'find_vendors', category_id: first.id, category: first.title }
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
