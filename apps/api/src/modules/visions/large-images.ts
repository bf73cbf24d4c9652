import { markForFreePlan, toWebp } from '../../images/images.ts'
import type { Database } from '../../platform/database.ts'
import { createFileKey } from '../../providers/files/file-key.ts'
import type { UnclaimedFiles } from '../files/service.ts'
import type { RateLimits } from '../rate-limits/service.ts'
import { type DrawDeps, readRequest } from './draw.ts'
import { insertLargeImage, lockVision, type VisionRecord } from './repository.ts'
import { visionRules } from './rules.ts'

/** The files of one image, without and with the watermark. */
export interface ImageKeys {
  imageKey: string | null
  markedKey: string | null
}

/** Large copies of illustrated images for downloads. */
export interface LargeImages {
  /**
   * Returns the large copy of a vision's latest image. Draws it at the first call and stores it; concurrent calls share
   * one drawing. Resolves to `null` if the image cannot be drawn again. Throws 429 after too many drawings.
   */
  find(record: VisionRecord): Promise<ImageKeys | null>
}

export interface LargeImageDeps extends Pick<DrawDeps, 'images' | 'files' | 'timeoutMs'> {
  db: Database
  unclaimed: Pick<UnclaimedFiles, 'store' | 'claim'>
  rateLimits: Pick<RateLimits, 'spend'>
}

export function createLargeImages(deps: LargeImageDeps): LargeImages {
  const { db, images, files, timeoutMs, unclaimed, rateLimits } = deps
  const width = visionRules.downloadWidth
  /** The drawings in progress, by the key of the image. */
  const running = new Map<string, Promise<ImageKeys | null>>()

  async function draw(record: VisionRecord, sourceKey: string): Promise<ImageKeys | null> {
    const { id: visionId, accountId } = record.vision
    await rateLimits.spend(db, `downloads:${accountId}`, visionRules.downloadsPerAccount)
    const request = await readRequest(record, { files, width })
    const drawn = await images.redraw?.({ ...request, edits: [] }, AbortSignal.timeout(timeoutMs))
    if (!drawn) return null
    const clean = await toWebp(drawn.bytes, width)
    const marked = await markForFreePlan(clean.bytes)
    const keys = { imageKey: createFileKey('webp'), markedKey: createFileKey('webp') }
    await unclaimed.store.put(keys.imageKey, clean.bytes, clean.type)
    await unclaimed.store.put(keys.markedKey, marked.bytes, marked.type)
    const stored = await db.transaction(async (tx) => {
      await lockVision(tx, visionId)
      const stored = await insertLargeImage(tx, { sourceKey, visionId, ...keys })
      if (stored.imageKey === keys.imageKey) await unclaimed.claim(tx, Object.values(keys))
      return stored
    })
    // Another process was faster.
    if (stored.imageKey !== keys.imageKey) {
      await Promise.all(Object.values(keys).map((key) => unclaimed.store.delete(key)))
    }
    return stored
  }

  return {
    async find(record) {
      const { imageKey, isIllustrated } = record.vision
      if (!images.redraw || !isIllustrated || !imageKey) return null
      const stored = record.largeImages.find(({ sourceKey }) => sourceKey === imageKey)
      if (stored) return stored
      const found = running.get(imageKey)
      if (found) return found
      const drawing = draw(record, imageKey).finally(() => running.delete(imageKey))
      running.set(imageKey, drawing)
      return drawing
    },
  }
}
