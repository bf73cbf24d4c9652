import { ENTRIES_PER_PAGE } from '@vowkit/sdk-core/contract'
import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm'
import { categories, inspirationImages, inspirations } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

/** An inspiration with its category and images. */
export interface InspirationRecord {
  id: number
  category: { id: number; title: string }
  description: string
  /** The file keys of the images, in upload order. */
  images: string[]
}

/** Returns a page of the inspirations of one account, newest first: the first page, or the one after `before`. */
export async function listRecords(db: Database, accountId: number, before?: number): Promise<InspirationRecord[]> {
  const isOlder = before === undefined ? undefined : lt(inspirations.id, before)
  const rows = await db
    .select({ id: inspirations.id, category: categories, description: inspirations.description })
    .from(inspirations)
    .innerJoin(categories, eq(inspirations.categoryId, categories.id))
    .where(and(eq(inspirations.accountId, accountId), isOlder))
    .orderBy(desc(inspirations.id))
    .limit(ENTRIES_PER_PAGE)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const images = await db
    .select({ key: inspirationImages.key, inspirationId: inspirationImages.inspirationId })
    .from(inspirationImages)
    .where(inArray(inspirationImages.inspirationId, ids))
    .orderBy(asc(inspirationImages.position))
  const imagesOf = Map.groupBy(images, ({ inspirationId }) => inspirationId)
  return rows.map((row) => ({ ...row, images: (imagesOf.get(row.id) ?? []).map(({ key }) => key) }))
}

/** Inserts an inspiration with its images. Returns its id. */
export async function insertInspiration(
  tx: Database,
  inspiration: typeof inspirations.$inferInsert,
  images: string[],
): Promise<number> {
  const [made] = await tx.insert(inspirations).values(inspiration).returning({ id: inspirations.id })
  if (!made) throw new Error('The inspiration was not inserted.')
  const inspirationId = made.id
  await tx.insert(inspirationImages).values(images.map((key, position) => ({ key, position, inspirationId })))
  return inspirationId
}
