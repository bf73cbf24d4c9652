import { and, eq, lte } from 'drizzle-orm'
import { accountExports } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

export type ExportRow = typeof accountExports.$inferSelect

/** Returns an export by its id or by its account, or null. */
export async function findExport(db: Database, by: { id: number } | { accountId: number }): Promise<ExportRow | null> {
  const matches = 'id' in by ? eq(accountExports.id, by.id) : eq(accountExports.accountId, by.accountId)
  const [row] = await db.select().from(accountExports).where(matches)
  return row ?? null
}

/** Inserts an export and returns its row. */
export async function insertExport(tx: Database, row: typeof accountExports.$inferInsert): Promise<ExportRow> {
  const [created] = await tx.insert(accountExports).values(row).returning()
  if (!created) throw new Error('The database returned no row for a new account export.')
  return created
}

/** Completes a pending export. Returns false if the export has been deleted or completed since. */
export async function completeExport(
  tx: Database,
  id: number,
  outcome: Pick<ExportRow, 'state'> & Partial<ExportRow>,
): Promise<boolean> {
  const isPending = and(eq(accountExports.id, id), eq(accountExports.state, 'pending'))
  const updated = await tx.update(accountExports).set(outcome).where(isPending).returning()
  return updated.length > 0
}

/** Deletes the account's export. Returns the keys of its files. */
export async function deleteExport(tx: Database, accountId: number): Promise<string[]> {
  return keysOf(await tx.delete(accountExports).where(eq(accountExports.accountId, accountId)).returning())
}

/** Deletes expired exports. Returns the keys of their files. */
export async function deleteExpired(tx: Database, now: Date): Promise<string[]> {
  return keysOf(await tx.delete(accountExports).where(lte(accountExports.expiresAt, now)).returning())
}

function keysOf(rows: ExportRow[]): string[] {
  return rows.flatMap(({ key }) => key ?? [])
}
