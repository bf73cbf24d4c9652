import { randomBytes } from 'node:crypto'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { accounts, boardPins, inspirationBoards, inspirations, visions } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

export type PinRecord = typeof boardPins.$inferSelect

/** The kinds of cards on the board that have an order. */
export type CardKind = 'inspiration' | 'pin'

const TABLES = { inspiration: inspirations, pin: boardPins } as const
/** 128 bits. */
const SLUG_BYTES = 16

/** Returns the pins of an account, newest first. */
export function listPins(db: Database, accountId: number): Promise<PinRecord[]> {
  return db.select().from(boardPins).where(eq(boardPins.accountId, accountId)).orderBy(desc(boardPins.id))
}

export async function isOwnVision(db: Database, accountId: number, visionId: string): Promise<boolean> {
  return (await db.$count(visions, and(eq(visions.id, visionId), eq(visions.accountId, accountId)))) > 0
}

/** Inserts a pin, or returns the existing pin of the same source. */
export async function insertPin(tx: Database, pin: typeof boardPins.$inferInsert): Promise<PinRecord> {
  await tx.insert(boardPins).values(pin).onConflictDoNothing()
  const source = pin.visionId ? eq(boardPins.visionId, pin.visionId) : eq(boardPins.vendorId, pin.vendorId ?? 0)
  const [found] = await tx
    .select()
    .from(boardPins)
    .where(and(eq(boardPins.accountId, pin.accountId), source))
  if (!found) throw new Error('The pin was not inserted.')
  return found
}

/** Deletes a pin of the account. Returns whether it existed. */
export async function deletePin(db: Database, accountId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(boardPins)
    .where(and(eq(boardPins.id, id), eq(boardPins.accountId, accountId)))
    .returning({ id: boardPins.id })
  return rows.length > 0
}

/** Locks the board of an account until the transaction ends, so that concurrent requests run one after the other. */
export async function lockBoard(tx: Database, accountId: number): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
}

/** Stores positions of the account's cards of one kind, by id. Returns the number of cards that were found. */
export async function storePositions(
  tx: Database,
  accountId: number,
  kind: CardKind,
  positions: ReadonlyMap<number, number>,
): Promise<number> {
  if (positions.size === 0) return 0
  const table = TABLES[kind]
  const cases = [...positions].map(([id, position]) => sql`when ${id}::int then ${position}::int`)
  const rows = await tx
    .update(table)
    .set({ position: sql`case ${table.id} ${sql.join(cases, sql` `)} end` })
    .where(and(eq(table.accountId, accountId), inArray(table.id, [...positions.keys()])))
    .returning({ id: table.id })
  return rows.length
}

export async function findShareSlug(db: Database, accountId: number): Promise<string | null> {
  const [row] = await db.select().from(inspirationBoards).where(eq(inspirationBoards.accountId, accountId))
  return row?.shareSlug ?? null
}

/** Returns the slug of the board's share link, and creates it if the board is not shared. */
export async function createShareSlug(db: Database, accountId: number): Promise<string> {
  const shareSlug = randomBytes(SLUG_BYTES).toString('base64url')
  const [row] = await db
    .insert(inspirationBoards)
    .values({ accountId, shareSlug })
    .onConflictDoUpdate({
      target: inspirationBoards.accountId,
      // Keeps the link of a concurrent request.
      set: { shareSlug: sql`coalesce(${inspirationBoards.shareSlug}, excluded.share_slug)` },
    })
    .returning()
  return row?.shareSlug ?? shareSlug
}

export async function revokeShareSlug(db: Database, accountId: number): Promise<void> {
  await db.delete(inspirationBoards).where(eq(inspirationBoards.accountId, accountId))
}
