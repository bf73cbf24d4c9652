import type { Jobs, Queue } from '../../platform/jobs.ts'
import { createFileKey } from '../../providers/files/file-key.ts'
import { storageRules } from '../../providers/files/rules.ts'
import { type DrawDeps, type Drawing, drawVision } from './draw.ts'
import {
  findRecord,
  hasDrawings,
  insertVariant,
  lockVision,
  setPendingVariants,
  type VisionRecord,
} from './repository.ts'
import { visionRules } from './rules.ts'
import { type SettleDeps, toVariant, VARIANT_QUEUE, type VariantJob } from './settle.ts'

/** Additional time for reading and storing the images, which can wait for the file storage. */
const STORE_SECONDS = 60 + (2 * storageRules.storageWaitMs) / 1_000

export type VariantDeps = DrawDeps &
  Pick<SettleDeps, 'db' | 'unclaimed' | 'notifySettled' | 'variants'> & { jobs: Pick<Jobs, 'add'> }

/**
 * Draws the variants of new visions, one after another. Waits while any vision is waiting for its first image, and
 * stops when the couple edits the vision. If variants fail, the vision has fewer variants.
 */
export function createVariantQueue(deps: VariantDeps): Queue<VariantJob> {
  const { db, jobs, log, variants, timeoutMs, notifySettled } = deps

  /** Sets the number of remaining variants. Resolves to `false` if no more variants are to be drawn. */
  async function setRemaining({ vision }: VisionRecord, remaining: number): Promise<boolean> {
    const isSet = await setPendingVariants(db, vision.id, remaining)
    if (isSet) notifySettled(vision)
    return isSet && remaining > 0
  }

  return {
    ...VARIANT_QUEUE,
    retries: visionRules.variantAttempts - 1,
    retryDelay: 0,
    expireIn: variants * Math.ceil(timeoutMs / 1_000) + STORE_SECONDS,
    concurrency: visionRules.variantJobsAtOnce,

    async work({ visionId }, signal) {
      for (let variant = 1; variant < variants; variant++) {
        const record = await findRecord(db, visionId)
        if (!record || record.vision.pendingVariants === 0) return
        if (record.variants.some((drawn) => drawn.variant === variant)) continue
        if (await hasDrawings(db)) {
          return jobs.add<VariantJob>(db, VARIANT_QUEUE, { visionId }, { afterMs: visionRules.variantDelayMs })
        }
        const outcome = await drawVision(withFirstImage(record), { ...deps, delayMs: 0 }, signal, variant)
        const remaining = variants - 1 - variant
        if (outcome.status === 'failed') {
          log.warn({ vision: visionId, variant }, 'a variant could not be drawn')
          if (!(await setRemaining(record, remaining))) return
        } else if (!(await storeVariant(record, variant, remaining, outcome, deps))) return
      }
    },

    async giveUp({ visionId }) {
      const record = await findRecord(db, visionId)
      if (record) await setRemaining(record, 0)
    },
  }
}

/** Variants start from the first image, even if the couple has already picked another variant. */
function withFirstImage(record: VisionRecord): VisionRecord {
  const first = record.variants.find(({ variant }) => variant === 0)
  if (!first) throw new Error('A vision with pending variants has no first image.')
  const { imageKey, drawState } = first
  return { ...record, vision: { ...record.vision, imageKey, drawState } }
}

/**
 * Stores a variant and notifies the owner. Resolves to `false` if the vision has been edited or deleted in the
 * meantime.
 */
async function storeVariant(
  { vision }: VisionRecord,
  variant: number,
  remaining: number,
  drawing: Drawing,
  { db, unclaimed, notifySettled }: VariantDeps,
): Promise<boolean> {
  const { clean, marked } = drawing
  const keys = { imageKey: createFileKey('webp'), markedKey: createFileKey('webp') }
  await unclaimed.store.put(keys.imageKey, clean.bytes, clean.type)
  await unclaimed.store.put(keys.markedKey, marked.bytes, marked.type)
  const isStored = await db.transaction(async (tx) => {
    await lockVision(tx, vision.id)
    if (!(await setPendingVariants(tx, vision.id, remaining))) return false
    await insertVariant(tx, toVariant(vision.id, variant, drawing, keys))
    await unclaimed.claim(tx, Object.values(keys))
    return true
  })
  if (isStored) notifySettled(vision)
  else await Promise.all(Object.values(keys).map((key) => unclaimed.store.delete(key)))
  return isStored
}
