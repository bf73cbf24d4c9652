import { asc, desc, eq } from 'drizzle-orm'
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

/** Returns the inspirations of one account, newest first. */
export async function listRecords(db: Database, accountId: number): Promise<InspirationRecord[]> {
  const isOwn = eq(inspirations.accountId, accountId)
  const rows = await db
    .select({ id: inspirations.id, category: categories, description: inspirations.description })
    .from(inspirations)
    .innerJoin(categories, eq(inspirations.categoryId, categories.id))
    .where(isOwn)
    .orderBy(desc(inspirations.id))
  const images = await db
    .select({ key: inspirationImages.key, inspirationId: inspirationImages.inspirationId })
    .from(inspirationImages)
    .innerJoin(inspirations, eq(inspirationImages.inspirationId, inspirations.id))
    .where(isOwn)
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
