import { and, asc, eq, inArray, isNotNull, sum } from 'drizzle-orm'
import { accounts, creditEntries } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

/** An entry of the credit ledger. Entries are only added, never changed. */
export type Entry = typeof creditEntries.$inferSelect
export type NewEntry = typeof creditEntries.$inferInsert

/** Returns the sum of an account's entries. */
export async function readBalance(db: Database, accountId: number): Promise<number> {
  const [row] = await db
    .select({ total: sum(creditEntries.amount) })
    .from(creditEntries)
    .where(eq(creditEntries.accountId, accountId))
  return Number(row?.total ?? 0)
}

/** Locks the account against concurrent changes of its credits until the transaction ends. Returns its plan. */
export async function lockAccount(tx: Database, accountId: number): Promise<'free' | 'monthly' | undefined> {
  // `for update` would block inserts of rows that reference the account, such as this request's idempotency key.
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('no key update')
  return account?.plan
}

/** Adds an entry. Returns false if a unique index rejects it as a duplicate. */
export async function addEntry(tx: Database, entry: NewEntry): Promise<boolean> {
  const created = await tx.insert(creditEntries).values(entry).onConflictDoNothing().returning()
  return created.length > 0
}

/** Returns the entry that reserved the credit of a vision, or null if the vision was free. */
export async function findReserve(tx: Database, visionId: string): Promise<Entry | null> {
  const [reserve] = await tx
    .select()
    .from(creditEntries)
    .where(and(eq(creditEntries.visionId, visionId), eq(creditEntries.kind, 'reserve')))
  return reserve ?? null
}

/** Returns the entries of an account's packs, oldest first: grants, refunds, disputes and restored credits. */
export function listPackEntries(db: Database, accountId: number): Promise<Entry[]> {
  return db
    .select()
    .from(creditEntries)
    .where(and(eq(creditEntries.accountId, accountId), isNotNull(creditEntries.paymentId)))
    .orderBy(asc(creditEntries.id))
}

/** Returns the entries of an account's packs and plans, oldest first. */
export function listPurchases(db: Database, accountId: number): Promise<Entry[]> {
  const { id, kind } = creditEntries
  const isPurchase = inArray(kind, ['pack', 'refund', 'dispute', 'restore', 'plan'])
  return db
    .select()
    .from(creditEntries)
    .where(and(eq(creditEntries.accountId, accountId), isPurchase))
    .orderBy(asc(id))
}
