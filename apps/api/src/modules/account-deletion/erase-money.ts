import { and, eq, inArray, lte, notExists, sql } from 'drizzle-orm'
import { creditEntries, packOrders, payments } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

/**
 * Erases the credits and the unpaid purchases. Keeps each paid purchase as a record of the sale, but removes its URLs.
 * Also keeps an open payment that has not expired, because the buyer can still complete it.
 */
export async function eraseMoney(tx: Database, accountId: number, now: Date): Promise<void> {
  await tx.delete(creditEntries).where(eq(creditEntries.accountId, accountId))
  const isOwn = eq(payments.accountId, accountId)
  const isUnpaid = inArray(payments.status, ['open', 'expired'])
  await tx.delete(payments).where(and(isOwn, isUnpaid, lte(payments.expiresAt, now)))
  await tx.update(payments).set({ successUrl: '', cancelUrl: '', url: null }).where(isOwn)
  const itsPayment = tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.kind, 'pack'), eq(payments.subject, sql`${packOrders.id}::text`)))
  await tx.delete(packOrders).where(and(eq(packOrders.accountId, accountId), notExists(itsPayment)))
}
