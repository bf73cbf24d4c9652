import { ENTRIES_PER_PAGE } from '@vowkit/sdk-core/contract'
import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm'
import { categories, inspirationImages, inspirations } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

/** An image of an inspiration: its file key and its colours, or null if they have not been read. */
export interface InspirationImage {
  key: string
  palette: string[] | null
}

/** An inspiration with its category and images. */
export interface InspirationRecord {
  id: number
  category: { id: number; title: string }
  description: string
  position: number | null
  createdAt: Date
  /** The person of the couple who added it, as `made_by`. */
  madeBy: number | null
  /** The images in their order. */
  images: InspirationImage[]
}

export type InspirationChanges = Partial<Pick<typeof inspirations.$inferInsert, 'categoryId' | 'description'>>

/** Returns a page of the inspirations of one account, newest first: the first page, or the one after `before`. */
export function listRecords(db: Database, accountId: number, before?: number): Promise<InspirationRecord[]> {
  const isOlder = before === undefined ? undefined : lt(inspirations.id, before)
  return readRecords(db, and(eq(inspirations.accountId, accountId), isOlder), ENTRIES_PER_PAGE)
}

/** Returns up to `limit` inspirations of one account, newest first. */
export function listNewest(db: Database, accountId: number, limit: number): Promise<InspirationRecord[]> {
  return readRecords(db, eq(inspirations.accountId, accountId), limit)
}

/** Returns an inspiration of the account, or null if the account has none with this id. */
export async function findRecord(db: Database, accountId: number, id: number): Promise<InspirationRecord | null> {
  const [found] = await readRecords(db, isOwn(accountId, id), 1)
  return found ?? null
}

/** Locks an inspiration of the account until the transaction ends. Returns whether it exists. */
export async function lockInspiration(tx: Database, accountId: number, id: number): Promise<boolean> {
  const rows = await tx.select({ id: inspirations.id }).from(inspirations).where(isOwn(accountId, id)).for('update')
  return rows.length > 0
}

async function readRecords(db: Database, which: ReturnType<typeof and>, limit: number): Promise<InspirationRecord[]> {
  const { id, description, position, createdAt } = inspirations
  const rows = await db
    .select({ id, category: categories, description, position, createdAt, madeBy: inspirations.madeBy })
    .from(inspirations)
    .innerJoin(categories, eq(inspirations.categoryId, categories.id))
    .where(which)
    .orderBy(desc(inspirations.id))
    .limit(limit)
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const images = await db
    .select()
    .from(inspirationImages)
    .where(inArray(inspirationImages.inspirationId, ids))
    .orderBy(asc(inspirationImages.position))
  const imagesOf = Map.groupBy(images, ({ inspirationId }) => inspirationId)
  return rows.map((row) => ({
    ...row,
    images: (imagesOf.get(row.id) ?? []).map(({ key, palette }) => ({ key, palette })),
  }))
}

/** Inserts an inspiration with its images. Returns its id. */
export async function insertInspiration(
  tx: Database,
  inspiration: typeof inspirations.$inferInsert,
  images: InspirationImage[],
): Promise<number> {
  const [made] = await tx.insert(inspirations).values(inspiration).returning({ id: inspirations.id })
  if (!made) throw new Error('The inspiration was not inserted.')
  await insertImages(tx, made.id, images)
  return made.id
}

export async function updateInspiration(tx: Database, id: number, changes: InspirationChanges): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return
  await tx.update(inspirations).set(changes).where(eq(inspirations.id, id))
}

/** Replaces the images of an inspiration. The files of images that are not in the new list are left to the caller. */
export async function replaceImages(tx: Database, id: number, images: InspirationImage[]): Promise<void> {
  await tx.delete(inspirationImages).where(eq(inspirationImages.inspirationId, id))
  await insertImages(tx, id, images)
}

export async function deleteInspiration(tx: Database, id: number): Promise<void> {
  await tx.delete(inspirationImages).where(eq(inspirationImages.inspirationId, id))
  await tx.delete(inspirations).where(eq(inspirations.id, id))
}

export async function storePalette(db: Database, key: string, palette: string[]): Promise<void> {
  await db.update(inspirationImages).set({ palette }).where(eq(inspirationImages.key, key))
}

async function insertImages(tx: Database, inspirationId: number, images: InspirationImage[]): Promise<void> {
  await tx.insert(inspirationImages).values(images.map((image, position) => ({ ...image, position, inspirationId })))
}

function isOwn(accountId: number, id: number) {
  return and(eq(inspirations.id, id), eq(inspirations.accountId, accountId))
}
