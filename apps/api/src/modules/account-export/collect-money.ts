import { asc, eq } from 'drizzle-orm'
import { creditEntries, packOrders, payments } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import type { Part } from './archive.ts'

/** Collects payments, pack orders and every entry of the credit ledger. */
export async function collectMoney(db: Database, accountId: number): Promise<Part> {
  const paid = await db
    .select({
      id: payments.id,
      kind: payments.kind,
      title: payments.title,
      payee: payments.payee,
      cents: payments.cents,
      status: payments.status,
      provider: payments.provider,
      createdAt: payments.createdAt,
      paidAt: payments.paidAt,
    })
    .from(payments)
    .where(eq(payments.accountId, accountId))
    .orderBy(asc(payments.createdAt))
  const orders = await db
    .select({ credits: packOrders.credits, cents: packOrders.cents, createdAt: packOrders.createdAt })
    .from(packOrders)
    .where(eq(packOrders.accountId, accountId))
    .orderBy(asc(packOrders.createdAt))
  const entries = await db
    .select({
      kind: creditEntries.kind,
      amount: creditEntries.amount,
      visionId: creditEntries.visionId,
      paymentId: creditEntries.paymentId,
      createdAt: creditEntries.createdAt,
    })
    .from(creditEntries)
    .where(eq(creditEntries.accountId, accountId))
    .orderBy(asc(creditEntries.id))
  return { documents: { payments: { payments: paid, packOrders: orders }, credits: entries } }
}
