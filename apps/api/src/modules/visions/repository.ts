import { ENTRIES_PER_PAGE, type ImageRole } from '@vowkit/sdk-core/contract'
import { and, asc, desc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm'
import { isAfterRow } from '../../db/after-row.ts'
import { visionEdits, visionLargeImages, visionReferences, visions, visionVariants } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

export type VisionRow = typeof visions.$inferSelect
export type EditRow = typeof visionEdits.$inferSelect
export type LargeImageRow = typeof visionLargeImages.$inferSelect
export type VariantRow = typeof visionVariants.$inferSelect

/** A reference image of a vision. */
export interface Reference {
  /** The key of the image file. */
  key: string
  role: ImageRole
}

/** A vision with its references, variants and edits. Excludes failed edits. */
export interface VisionRecord {
  vision: VisionRow
  /** The reference images in the order of the upload. */
  references: Reference[]
  /** Images that were drawn again for a download. */
  largeImages: LargeImageRow[]
  /** The variants, sorted by index. Empty if the image provider draws no variants. */
  variants: VariantRow[]
  /** Oldest first; the last one may be pending. */
  edits: EditRow[]
}

const UNSETTLED = ['queued', 'drawing'] as const

export function isProcessing({ status }: Pick<VisionRow, 'status'>): boolean {
  return UNSETTLED.some((unsettled) => unsettled === status)
}

// The provider's data for the next edit can have many kilobytes.
const { drawState, ...LISTED_COLUMNS } = getTableColumns(visions)

/** What a list shows of a vision. */
export interface ListedVision extends Pick<VisionRecord, 'references'> {
  vision: Omit<VisionRow, 'drawState'>
}

/** A page of the visions of one account, newest first: the first page, or the one after the vision `before`. */
export async function listVisions(db: Database, accountId: number, before?: string): Promise<ListedVision[]> {
  const isOwn = eq(visions.accountId, accountId)
  const order = { at: visions.createdAt, id: visions.id }
  const rows = await db
    .select(LISTED_COLUMNS)
    .from(visions)
    .where(and(isOwn, before === undefined ? undefined : isAfterRow(db, order, isOwn, before)))
    .orderBy(desc(order.at), desc(order.id))
    .limit(ENTRIES_PER_PAGE)
  const referencesOf = await readReferences(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((vision) => ({ vision, references: referencesOf(vision.id) }))
}

/** Reads the references of visions, in the order of the upload. */
async function readReferences(db: Database, ids: string[]): Promise<(visionId: string) => Reference[]> {
  if (ids.length === 0) return () => []
  const rows = await db
    .select()
    .from(visionReferences)
    .where(inArray(visionReferences.visionId, ids))
    .orderBy(asc(visionReferences.position))
  const byVision = Map.groupBy(rows, ({ visionId }) => visionId)
  return (visionId) => (byVision.get(visionId) ?? []).map(({ key, role }) => ({ key, role }))
}

/** Finds a vision, or `null`. If an account is given, it must be the owner. */
export async function findRecord(db: Database, id: string, accountId?: number): Promise<VisionRecord | null> {
  const isOwn = accountId === undefined ? undefined : eq(visions.accountId, accountId)
  const rows = await db
    .select()
    .from(visions)
    .where(and(eq(visions.id, id), isOwn))
  return (await withParts(db, rows))[0] ?? null
}

/** Locks the vision's row against concurrent changes until the transaction ends. */
export async function lockVision(tx: Database, id: string): Promise<void> {
  await tx.select({ id: visions.id }).from(visions).where(eq(visions.id, id)).for('no key update')
}

export async function insertVision(
  tx: Database,
  vision: typeof visions.$inferInsert,
  references: Reference[],
): Promise<void> {
  await tx.insert(visions).values(vision)
  if (references.length === 0) return
  await tx
    .insert(visionReferences)
    .values(references.map(({ key, role }, position) => ({ key, role, position, visionId: vision.id })))
}

export async function updateVision(tx: Database, id: string, change: Partial<VisionRow>): Promise<void> {
  await tx.update(visions).set(change).where(eq(visions.id, id))
}

/** Deletes a vision with its references and edits. */
export async function deleteVision(tx: Database, id: string): Promise<void> {
  await tx.delete(visions).where(eq(visions.id, id))
}

/**
 * Returns the keys of all files of a vision, without duplicates: the latest image is also that of the last edit or of a
 * variant.
 */
export function fileKeysOf({ vision, references, largeImages, variants, edits }: VisionRecord): string[] {
  const { imageKey, markedKey, originalImageKey, originalMarkedKey } = vision
  const images = [...largeImages, ...variants, ...edits].flatMap(({ imageKey, markedKey }) => [imageKey, markedKey])
  const keys = [
    ...references.map(({ key }) => key),
    ...images,
    imageKey,
    markedKey,
    originalImageKey,
    originalMarkedKey,
  ]
  return [...new Set(keys)].filter((key) => key !== null)
}

export async function insertEdit(tx: Database, visionId: string, description: string, now: Date): Promise<void> {
  await tx.insert(visionEdits).values({ visionId, description, status: 'pending', createdAt: now })
  await tx
    .update(visions)
    .set({
      status: 'queued',
      failure: null,
      attempts: 0,
      requestedAt: now,
      pendingVariants: 0,
      originalImageKey: sql`coalesce(${visions.originalImageKey}, ${visions.imageKey})`,
      originalMarkedKey: sql`coalesce(${visions.originalMarkedKey}, ${visions.markedKey})`,
    })
    .where(eq(visions.id, visionId))
}

/** Starts an attempt, identified by `attempts`. Resolves to `null` if the vision is neither queued nor being drawn. */
export async function startDrawing(db: Database, id: string): Promise<VisionRow | null> {
  const [vision] = await db
    .update(visions)
    .set({ status: 'drawing', attempts: sql`${visions.attempts} + 1` })
    .where(and(eq(visions.id, id), inArray(visions.status, [...UNSETTLED])))
    .returning()
  return vision ?? null
}

/** Stores the outcome of one attempt. Resolves to `false` if a later attempt took over or the vision is settled. */
export async function settleDrawing(
  tx: Database,
  { id, attempts }: Pick<VisionRow, 'id' | 'attempts'>,
  outcome: Partial<VisionRow>,
  edit: Partial<EditRow>,
): Promise<boolean> {
  const settled = await tx
    .update(visions)
    .set(outcome)
    .where(and(eq(visions.id, id), eq(visions.attempts, attempts), inArray(visions.status, [...UNSETTLED])))
    .returning({ id: visions.id })
  if (settled.length === 0) return false
  await tx
    .update(visionEdits)
    .set(edit)
    .where(and(eq(visionEdits.visionId, id), eq(visionEdits.status, 'pending')))
  return true
}

/** Stores an image that was drawn again. Resolves to the stored row, which another process may have stored before. */
export async function insertLargeImage(tx: Database, image: LargeImageRow): Promise<LargeImageRow> {
  await tx.insert(visionLargeImages).values(image).onConflictDoNothing()
  const [stored] = await tx.select().from(visionLargeImages).where(eq(visionLargeImages.sourceKey, image.sourceKey))
  return stored ?? image
}

/** Whether any vision is queued or is being drawn. */
export async function hasDrawings(db: Database): Promise<boolean> {
  const [found] = await db
    .select({ id: visions.id })
    .from(visions)
    .where(inArray(visions.status, [...UNSETTLED]))
    .limit(1)
  return found !== undefined
}

export async function insertVariant(tx: Database, variant: VariantRow): Promise<void> {
  await tx.insert(visionVariants).values(variant).onConflictDoNothing()
}

/**
 * Sets the number of variants that are still to be drawn. Resolves to `false` if no variants remain, because the vision
 * was edited or deleted.
 */
export async function setPendingVariants(tx: Database, id: string, pendingVariants: number): Promise<boolean> {
  const changed = await tx
    .update(visions)
    .set({ pendingVariants })
    .where(and(eq(visions.id, id), gt(visions.pendingVariants, 0)))
    .returning({ id: visions.id })
  return changed.length > 0
}

async function withParts(db: Database, rows: VisionRow[]): Promise<VisionRecord[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const referencesOf = await readReferences(db, ids)
  const edits = await db
    .select()
    .from(visionEdits)
    .where(and(inArray(visionEdits.visionId, ids), inArray(visionEdits.status, ['pending', 'done'])))
    .orderBy(asc(visionEdits.id))
  const variants = await db
    .select()
    .from(visionVariants)
    .where(inArray(visionVariants.visionId, ids))
    .orderBy(asc(visionVariants.variant))
  const largeImages = await db.select().from(visionLargeImages).where(inArray(visionLargeImages.visionId, ids))
  const largeImagesOf = Map.groupBy(largeImages, ({ visionId }) => visionId)
  const variantsOf = Map.groupBy(variants, ({ visionId }) => visionId)
  const editsOf = Map.groupBy(edits, ({ visionId }) => visionId)
  return rows.map((vision) => ({
    vision,
    references: referencesOf(vision.id),
    largeImages: largeImagesOf.get(vision.id) ?? [],
    variants: variantsOf.get(vision.id) ?? [],
    edits: editsOf.get(vision.id) ?? [],
  }))
}
