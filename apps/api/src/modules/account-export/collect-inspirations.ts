import { asc, eq } from 'drizzle-orm'
import {
  boardPins,
  categories,
  generatedImages,
  inspirationBoards,
  inspirationImages,
  inspirations,
  vendors,
  visions,
} from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import { extensionIn, type Part } from './archive.ts'

/** Collects the inspiration board with its pins, and the generated images that have not expired. */
export async function collectInspirations(db: Database, accountId: number): Promise<Part> {
  const ideas = await db
    .select({ idea: inspirations, category: categories.title })
    .from(inspirations)
    .innerJoin(categories, eq(categories.id, inspirations.categoryId))
    .where(eq(inspirations.accountId, accountId))
    .orderBy(asc(inspirations.id))
  const images = await db
    .select({ image: inspirationImages })
    .from(inspirationImages)
    .innerJoin(inspirations, eq(inspirations.id, inspirationImages.inspirationId))
    .where(eq(inspirations.accountId, accountId))
    .orderBy(asc(inspirationImages.position))
  const inspired = images.map(({ image: { inspirationId, position, key } }) => ({
    inspirationId,
    key,
    path: `inspirations/${inspirationId}-${position + 1}${extensionIn(key)}`,
  }))
  const drawn = await db
    .select()
    .from(generatedImages)
    .where(eq(generatedImages.accountId, accountId))
    .orderBy(asc(generatedImages.createdAt))
  const generated = drawn.map(({ key, createdAt }, index) => ({
    createdAt,
    key,
    path: `generated/${index + 1}${extensionIn(key)}`,
  }))
  const pins = await db
    .select({ pin: boardPins, vendor: vendors.businessName, vision: visions.description })
    .from(boardPins)
    .leftJoin(vendors, eq(vendors.id, boardPins.vendorId))
    .leftJoin(visions, eq(visions.id, boardPins.visionId))
    .where(eq(boardPins.accountId, accountId))
    .orderBy(asc(boardPins.id))
  const [board] = await db.select().from(inspirationBoards).where(eq(inspirationBoards.accountId, accountId))
  return {
    documents: {
      inspirations: ideas.map(({ idea: { id, description, position, createdAt, madeBy }, category }) => ({
        ...{ category, description, position, createdAt, isAddedByPartner: madeBy !== null },
        images: inspired.filter(({ inspirationId }) => inspirationId === id).map(({ path }) => path),
      })),
      board: {
        isShared: Boolean(board?.shareSlug),
        pins: pins.map(({ pin: { position, createdAt }, vendor, vision }) => ({ vendor, vision, position, createdAt })),
      },
      generated: generated.map(({ createdAt, path }) => ({ createdAt, image: path })),
    },
    files: [...inspired, ...generated].map(({ path, key }) => ({ path, key })),
  }
}
