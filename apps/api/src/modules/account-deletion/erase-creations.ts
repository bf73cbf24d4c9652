import { eq, inArray } from 'drizzle-orm'
import {
  boardPins,
  couples,
  generatedImages,
  inspirationBoards,
  inspirationImages,
  inspirations,
  visionEdits,
  visionLargeImages,
  visionReferences,
  visions,
  visionVariants,
} from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

/** Erases the account's wedding, visions, inspiration board and generated images. Returns the keys of their files. */
export async function eraseCreations(tx: Database, accountId: number): Promise<string[]> {
  const ownVisions = tx.select({ id: visions.id }).from(visions).where(eq(visions.accountId, accountId))
  await tx.delete(boardPins).where(eq(boardPins.accountId, accountId))
  await tx.delete(inspirationBoards).where(eq(inspirationBoards.accountId, accountId))
  const references = await tx
    .delete(visionReferences)
    .where(inArray(visionReferences.visionId, ownVisions))
    .returning({ key: visionReferences.key })
  const edits = await tx.delete(visionEdits).where(inArray(visionEdits.visionId, ownVisions)).returning()
  const large = await tx.delete(visionLargeImages).where(inArray(visionLargeImages.visionId, ownVisions)).returning()
  const variants = await tx.delete(visionVariants).where(inArray(visionVariants.visionId, ownVisions)).returning()
  const drawn = await tx.delete(visions).where(eq(visions.accountId, accountId)).returning()
  const ownIdeas = tx.select({ id: inspirations.id }).from(inspirations).where(eq(inspirations.accountId, accountId))
  const images = await tx
    .delete(inspirationImages)
    .where(inArray(inspirationImages.inspirationId, ownIdeas))
    .returning({ key: inspirationImages.key })
  await tx.delete(inspirations).where(eq(inspirations.accountId, accountId))
  const generated = await tx.delete(generatedImages).where(eq(generatedImages.accountId, accountId)).returning()
  const wedding = await tx.delete(couples).where(eq(couples.accountId, accountId)).returning()
  const keys = [
    ...[...references, ...images, ...generated].map(({ key }) => key),
    ...[...edits, ...large, ...variants, ...drawn].flatMap(({ imageKey, markedKey }) => [imageKey, markedKey]),
    ...drawn.flatMap(({ originalImageKey, originalMarkedKey }) => [originalImageKey, originalMarkedKey]),
    ...wedding.map(({ imageKey }) => imageKey),
  ]
  // Removes duplicate keys: the latest image of a vision is also the image of its last edit or of a variant.
  return [...new Set(keys)].filter((key) => key !== null)
}
