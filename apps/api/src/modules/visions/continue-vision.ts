import { notFound } from '../../http/http-error.ts'
import type { WebpImage } from '../../images/images.ts'
import type { Database } from '../../platform/database.ts'
import { createFileKey } from '../../providers/files/file-key.ts'
import type { UnclaimedFiles } from '../files/service.ts'
import type { VisionRecord, VisionRow } from './repository.ts'

/** The shown image of a vision, as copies with their own keys, and the state that the next edit changes. */
export type Continuation = Pick<
  VisionRow,
  | 'imageKey'
  | 'markedKey'
  | 'palette'
  | 'drawState'
  | 'understood'
  | 'notDrawn'
  | 'title'
  | 'isIllustrated'
  | 'placement'
>

/** An image file without its size in pixels. */
export type ImageFile = Pick<WebpImage, 'bytes' | 'type'>

/**
 * Whether a new vision shows the image of `source` instead of a new drawing: the couple has neither changed the prompt
 * nor added images.
 */
export function isContinuation(source: VisionRecord, description: string, uploads: readonly unknown[]): boolean {
  const { vision } = source
  return vision.imageKey !== null && uploads.length === 0 && description.trim() === vision.description.trim()
}

/**
 * Copies the image of a vision and calls `work` with the copy. `work` calls `claim` in the transaction that inserts the
 * new vision. If `work` fails, the copies are deleted; after a crash, the sweep deletes them.
 */
export async function continueVision<T>(
  { vision }: VisionRecord,
  { store, claim }: Pick<UnclaimedFiles, 'store' | 'claim'>,
  work: (continuation: Continuation, claim: (tx: Database) => Promise<void>) => Promise<T>,
): Promise<T> {
  const sources = [vision.imageKey, vision.markedKey].filter((key) => key !== null)
  const copies = new Map(sources.map((key) => [key, createFileKey('webp')]))
  let isClaimed = false
  const copyOf = (key: string | null) => (key && copies.get(key)) ?? null
  try {
    for (const [source, copy] of copies) {
      const { bytes, type } = await readImage(store, source)
      await store.put(copy, bytes, type)
    }
    const { palette, drawState, understood, notDrawn, title, isIllustrated, placement } = vision
    const scene = { palette, drawState, understood, notDrawn, title, isIllustrated, placement }
    const keys = { imageKey: copyOf(vision.imageKey), markedKey: copyOf(vision.markedKey) }
    return await work({ ...scene, ...keys }, async (tx) => {
      await claim(tx, [...copies.values()])
      isClaimed = true
    })
  } finally {
    if (!isClaimed) await Promise.all([...copies.values()].map((key) => store.delete(key)))
  }
}

/** Reads a stored image. Throws 404 if its vision was deleted meanwhile. */
export async function readImage(store: UnclaimedFiles['store'], key: string): Promise<ImageFile> {
  const file = await store.get(key)
  if (!file) throw notFound('We could not find this vision.')
  return { bytes: Buffer.from(await file.bytes()), type: 'image/webp' }
}
