import { and, asc, eq, inArray, isNotNull, sum } from 'drizzle-orm'
import { accounts, creditEntries } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

export type Entry = typeof creditEntries.$inferSelect
export type NewEntry = typeof creditEntries.$inferInsert

export async function readBalance(db: Database, accountId: number): Promise<number> {
  const [row] = await db
    .select({ total: sum(creditEntries.amount) })
    .from(creditEntries)
    .where(eq(creditEntries.accountId, accountId))
  return Number(row?.total ?? 0)
}

/** Makes others who spend or take credits of this account wait until the transaction ends; the answer is its plan. */
export async function lockAccount(tx: Database, accountId: number): Promise<'free' | 'monthly' | undefined> {
  // Not the stronger lock: rows that point to the account, such as this call's idempotency key, hold it already.
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('no key update')
  return account?.plan
}

/** Adds an entry; false when the database has one that says the same. */
export async function addEntry(tx: Database, entry: NewEntry): Promise<boolean> {
  const made = await tx.insert(creditEntries).values(entry).onConflictDoNothing().returning()
  return made.length > 0
}

export async function findReserve(tx: Database, visionId: string): Promise<Entry | null> {
  const [reserve] = await tx
    .select()
    .from(creditEntries)
    .where(and(eq(creditEntries.visionId, visionId), eq(creditEntries.kind, 'reserve')))
  return reserve ?? null
}

/** The entries of packs that an account bought, oldest first: what they gave, and what was taken back of them. */
export function listOfPacks(db: Database, accountId: number): Promise<Entry[]> {
  return db
    .select()
    .from(creditEntries)
    .where(and(eq(creditEntries.accountId, accountId), isNotNull(creditEntries.paymentId)))
    .orderBy(asc(creditEntries.id))
}

/** An account's entries that tell what it bought, and what was taken back of it, oldest first. */
export function listPurchases(db: Database, accountId: number): Promise<Entry[]> {
  const { id, kind } = creditEntries
  const isPurchase = inArray(kind, ['pack', 'refund', 'dispute', 'restore', 'plan'])
  return db
    .select()
    .from(creditEntries)
    .where(and(eq(creditEntries.accountId, accountId), isPurchase))
    .orderBy(asc(id))
}
