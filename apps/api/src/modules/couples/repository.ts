import { eq } from 'drizzle-orm'
import { accounts, coupleCategories, couples } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

export type CoupleRow = typeof couples.$inferSelect

/** Changes to a couple. An undefined column is not changed. */
export type CoupleChanges = { [Column in Exclude<keyof CoupleRow, 'accountId'>]?: CoupleRow[Column] | undefined }

/** Returns the wedding profile of an account, or null before the first save. */
export async function findCouple(db: Database, accountId: number): Promise<CoupleRow | null> {
  const [couple] = await db.select().from(couples).where(eq(couples.accountId, accountId))
  return couple ?? null
}

/** Writes the changes and returns the row as it was before. Locks the row until the transaction ends. */
export async function changeCouple(tx: Database, accountId: number, changes: CoupleChanges): Promise<CoupleRow> {
  await tx.insert(couples).values({ accountId }).onConflictDoNothing()
  const [before] = await tx.select().from(couples).where(eq(couples.accountId, accountId)).for('update')
  if (!before) throw new Error('A couple was deleted while it was being read.')
  if (Object.values(changes).some((value) => value !== undefined)) {
    await tx.update(couples).set(changes).where(eq(couples.accountId, accountId))
  }
  return before
}

/** Returns the ids of the categories that the couple is looking for. */
export async function listCategoryIds(db: Database, accountId: number): Promise<number[]> {
  const { categoryId } = coupleCategories
  const rows = await db.select({ categoryId }).from(coupleCategories).where(eq(coupleCategories.accountId, accountId))
  return rows.map((row) => row.categoryId).sort((a, b) => a - b)
}

/** Replaces the categories that the couple is looking for. */
export async function replaceCategories(tx: Database, accountId: number, categoryIds: number[]): Promise<void> {
  await tx.delete(coupleCategories).where(eq(coupleCategories.accountId, accountId))
  await tx.insert(coupleCategories).values(categoryIds.map((categoryId) => ({ accountId, categoryId })))
}

/** Reads an account. Undefined if it does not exist. */
export async function readAccount(db: Database, accountId: number): Promise<typeof accounts.$inferSelect | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId))
  return account
}
