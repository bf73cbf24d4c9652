import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { calendarEventDays, calendarSubscriptions, vendors } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

export type SubscriptionRow = typeof calendarSubscriptions.$inferSelect

/** Locks the vendor, so that its subscriptions are counted and added one after the other. */
export async function lockVendor(tx: Database, vendorId: number): Promise<void> {
  await tx.select({ id: vendors.id }).from(vendors).where(eq(vendors.id, vendorId)).for('no key update')
}

export function listSubscriptions(db: Database, vendorId: number): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(calendarSubscriptions)
    .where(eq(calendarSubscriptions.vendorId, vendorId))
    .orderBy(asc(calendarSubscriptions.id))
}

export async function insertSubscription(
  tx: Database,
  values: Omit<typeof calendarSubscriptions.$inferInsert, 'id'>,
): Promise<SubscriptionRow> {
  const [row] = await tx.insert(calendarSubscriptions).values(values).returning()
  if (!row) throw new Error('The database returned no subscription.')
  return row
}

const isOwn = (vendorId: number, id: number) =>
  and(eq(calendarSubscriptions.id, id), eq(calendarSubscriptions.vendorId, vendorId))

export async function findSubscription(db: Database, vendorId: number, id: number): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(calendarSubscriptions).where(isOwn(vendorId, id))
  return row ?? null
}

/** Deletes a subscription with its events. */
export async function deleteSubscription(tx: Database, vendorId: number, id: number): Promise<void> {
  await tx.delete(calendarSubscriptions).where(isOwn(vendorId, id))
}

/** Takes subscriptions that are due, so that no other process reads them at the same time. */
export function takeDue(
  db: Database,
  { now, nextReadAt, limit }: { now: Date; nextReadAt: Date; limit: number },
): Promise<SubscriptionRow[]> {
  const due = db
    .select({ id: calendarSubscriptions.id })
    .from(calendarSubscriptions)
    .where(lte(calendarSubscriptions.nextReadAt, now))
    .orderBy(asc(calendarSubscriptions.nextReadAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db.update(calendarSubscriptions).set({ nextReadAt }).where(inArray(calendarSubscriptions.id, due)).returning()
}

/** Stores the result of an attempt to read a feed. Does nothing if the subscription was deleted meanwhile. */
export async function updateSubscription(
  tx: Database,
  id: number,
  values: Partial<Pick<SubscriptionRow, 'name' | 'readAt' | 'nextReadAt' | 'problem'>>,
): Promise<boolean> {
  const rows = await tx
    .update(calendarSubscriptions)
    .set(values)
    .where(eq(calendarSubscriptions.id, id))
    .returning({ id: calendarSubscriptions.id })
  return rows.length > 0
}

export async function replaceEventDays(tx: Database, subscriptionId: number, days: Map<string, number>) {
  await tx.delete(calendarEventDays).where(eq(calendarEventDays.subscriptionId, subscriptionId))
  if (days.size === 0) return
  await tx.insert(calendarEventDays).values([...days].map(([date, events]) => ({ subscriptionId, date, events })))
}
