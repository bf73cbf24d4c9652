import { randomBytes } from 'node:crypto'
import { and, asc, eq, exists, isNull, lte, or, sql } from 'drizzle-orm'
import { vendors, webhookDeliveries, webhookEndpoints } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

export type EndpointRow = typeof webhookEndpoints.$inferSelect

/** Number of random bytes in a secret. */
const SECRET_BYTES = 32

/** Creates a signing secret in the format of the Standard Webhooks specification. */
export function createSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
}

/** Returns the vendor of an account, or null. */
export async function findVendorOf(db: Database, accountId: number): Promise<number | null> {
  const [vendor] = await db.select({ id: vendors.id }).from(vendors).where(eq(vendors.accountId, accountId))
  return vendor?.id ?? null
}

/** Locks a vendor until the transaction ends, so that its endpoints are counted correctly. */
export async function lockVendor(tx: Database, vendorId: number): Promise<void> {
  await tx.select({ id: vendors.id }).from(vendors).where(eq(vendors.id, vendorId)).for('no key update')
}

export function listEndpoints(db: Database, vendorId: number): Promise<EndpointRow[]> {
  const { id } = webhookEndpoints
  return db.select().from(webhookEndpoints).where(eq(webhookEndpoints.vendorId, vendorId)).orderBy(asc(id))
}

/** Returns an endpoint of the account's vendor, or null. */
export async function findOwnEndpoint(db: Database, accountId: number, id: number): Promise<EndpointRow | null> {
  const [row] = await db
    .select({ endpoint: webhookEndpoints })
    .from(webhookEndpoints)
    .innerJoin(vendors, eq(vendors.id, webhookEndpoints.vendorId))
    .where(and(eq(webhookEndpoints.id, id), eq(vendors.accountId, accountId)))
  return row?.endpoint ?? null
}

export async function insertEndpoint(
  tx: Database,
  endpoint: typeof webhookEndpoints.$inferInsert,
): Promise<EndpointRow> {
  const [row] = await tx.insert(webhookEndpoints).values(endpoint).returning()
  if (!row) throw new Error('The webhook endpoint was not inserted.')
  return row
}

/** Changes an endpoint. Returns null if it was deleted. */
export async function updateEndpoint(
  db: Database,
  id: number,
  change: Partial<EndpointRow>,
): Promise<EndpointRow | null> {
  const [row] = await db.update(webhookEndpoints).set(change).where(eq(webhookEndpoints.id, id)).returning()
  return row ?? null
}

export async function deleteEndpoint(db: Database, id: number): Promise<void> {
  await db.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id))
}

/** Deliveries of the endpoint that can be sent now. */
function dueOf(db: Database, now: Date) {
  const { endpointId, status, nextAttemptAt } = webhookDeliveries
  return db
    .select({ one: sql`1` })
    .from(webhookDeliveries)
    .where(and(eq(endpointId, webhookEndpoints.id), eq(status, 'pending'), lte(nextAttemptAt, now)))
}

const isFree = (now: Date) => or(isNull(webhookEndpoints.leasedUntil), lte(webhookEndpoints.leasedUntil, now))

/** Takes the lease of an endpoint. Returns null if another worker has the lease. */
export async function leaseEndpoint(
  db: Database,
  id: number,
  lease: { now: Date; until: Date },
): Promise<EndpointRow | null> {
  const [row] = await db
    .update(webhookEndpoints)
    .set({ leasedUntil: lease.until })
    .where(and(eq(webhookEndpoints.id, id), isFree(lease.now)))
    .returning()
  return row ?? null
}

/** Returns the endpoints with due deliveries that no worker sends. */
export async function listDueEndpoints(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(isFree(now), exists(dueOf(db, now))))
  return rows.map(({ id }) => id)
}

/** Ends the retries of all deliveries of an endpoint. */
export async function failPending(tx: Database, endpointId: number, error: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ status: 'failed', error })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.status, 'pending')))
}
