import { and, asc, desc, eq, lt, lte } from 'drizzle-orm'
import { vendors, webhookDeliveries, webhookEndpoints } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

export type DeliveryRow = typeof webhookDeliveries.$inferSelect

/** Returns the oldest due delivery of an endpoint, or null. */
export async function findDue(db: Database, endpointId: number, now: Date): Promise<DeliveryRow | null> {
  const table = webhookDeliveries
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.endpointId, endpointId), eq(table.status, 'pending'), lte(table.nextAttemptAt, now)))
    .orderBy(asc(table.nextAttemptAt), asc(table.id))
    .limit(1)
  return row ?? null
}

export async function updateDelivery(tx: Database, id: number, change: Partial<DeliveryRow>): Promise<void> {
  await tx.update(webhookDeliveries).set(change).where(eq(webhookDeliveries.id, id))
}

export async function insertDelivery(
  tx: Database,
  delivery: typeof webhookDeliveries.$inferInsert,
): Promise<DeliveryRow> {
  const [row] = await tx.insert(webhookDeliveries).values(delivery).returning()
  if (!row) throw new Error('The webhook delivery was not inserted.')
  return row
}

/** Returns a delivery of the account's vendor with its endpoint, or null. Locks the delivery. */
export async function lockOwnDelivery(tx: Database, accountId: number, id: number) {
  const [row] = await tx
    .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(vendors, eq(vendors.id, webhookEndpoints.vendorId))
    .where(and(eq(webhookDeliveries.id, id), eq(vendors.accountId, accountId)))
    .for('no key update', { of: webhookDeliveries })
  return row ?? null
}

/** Returns the deliveries of an endpoint with ids below `before`, newest first. */
export function listDeliveries(
  db: Database,
  endpointId: number,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<DeliveryRow[]> {
  const isEarlier = before === undefined ? undefined : lt(webhookDeliveries.id, before)
  return db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.endpointId, endpointId), isEarlier))
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit)
}

/** Deletes deliveries that were created before a time. */
export async function deleteDeliveries(db: Database, before: Date): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before))
}
