import { asc, eq, inArray } from 'drizzle-orm'
import { visionEdits, visionLargeImages, visionReferences, visions, visionVariants } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import { type ArchivedFile, extensionIn, type Part } from './archive.ts'

/** Collects visions with their images. An account without a purchase gets watermarked images, as on the site. */
export async function collectVisions(db: Database, accountId: number, hasBought: boolean): Promise<Part> {
  const rows = await db.select().from(visions).where(eq(visions.accountId, accountId)).orderBy(asc(visions.createdAt))
  const ids = rows.map(({ id }) => id)
  const references = await db
    .select()
    .from(visionReferences)
    .where(inArray(visionReferences.visionId, ids))
    .orderBy(asc(visionReferences.position))
  const edits = await db
    .select()
    .from(visionEdits)
    .where(inArray(visionEdits.visionId, ids))
    .orderBy(asc(visionEdits.id))
  const variants = await db
    .select()
    .from(visionVariants)
    .where(inArray(visionVariants.visionId, ids))
    .orderBy(asc(visionVariants.variant))
  const large = await db.select().from(visionLargeImages).where(inArray(visionLargeImages.visionId, ids))
  const files: ArchivedFile[] = []

  /** Adds the file with this key to the export. Returns its path in the archive, or null without a key. */
  function add(visionId: string, name: string, key: string | null): string | null {
    if (!key) return null
    const path = `visions/${visionId}/${name}${extensionIn(key)}`
    files.push({ path, key })
    return path
  }

  const entries = rows.map((vision) => {
    const {
      id,
      customTitle: title,
      description,
      partner,
      vendorId,
      sourceHost,
      element,
      status,
      failure,
      palette,
      isIllustrated,
      createdAt,
    } = vision
    const shown = (clean: string | null, marked: string | null) => (hasBought ? clean : marked)
    return {
      ...{
        id,
        title,
        description,
        partner,
        vendorId,
        sourceHost,
        element,
        status,
        failure,
        palette,
        isIllustrated,
        createdAt,
      },
      image: add(id, 'image', shown(vision.imageKey, vision.markedKey)),
      original: add(id, 'original', shown(vision.originalImageKey, vision.originalMarkedKey)),
      downloads: large
        .filter(({ visionId }) => visionId === id)
        .map(({ imageKey, markedKey }, index) => add(id, `download-${index + 1}`, shown(imageKey, markedKey))),
      variants: variants
        .filter(({ visionId }) => visionId === id)
        .map(({ variant, title, palette, imageKey, markedKey }) => ({
          ...{ title, palette },
          image: add(id, `variant-${variant + 1}`, shown(imageKey, markedKey)),
        })),
      references: references
        .filter(({ visionId }) => visionId === id)
        .map(({ position, key }) => add(id, `reference-${position + 1}`, key)),
      edits: edits
        .filter(({ visionId }) => visionId === id)
        .map((edit, index) => ({
          ...{ description: edit.description, status: edit.status, createdAt: edit.createdAt },
          image: add(id, `edit-${index + 1}`, shown(edit.imageKey, edit.markedKey)),
        })),
    }
  })
  return { documents: { visions: entries }, files }
}
