import type { Images, Log, Random } from '../../platform/platform.ts'
import type { DraftState } from './draft.ts'
import { IMAGE_SIDE } from './fit-images.ts'
import { pickImages, withType } from './pick-images.ts'

export interface ImageIntakeDeps {
  current(): DraftState
  change(part: Partial<DraftState>): void
  addFailed(name: string, again: () => Promise<void>): void
  images: Images
  random: Random
  log: Log
  /** Aborts when the draft is cleared, so that images that are still being read are ignored. */
  signal: AbortSignal
}

/** Adds files to a draft. Resolves when all files have been read. */
export type ImageIntake = (files: readonly File[]) => Promise<void>

export function createImageIntake(deps: ImageIntakeDeps): ImageIntake {
  const { current, change, images, random, log, signal } = deps
  let pending: File[] = []

  async function take(files: readonly File[]): Promise<void> {
    const typed = await Promise.all(files.map(withType))
    if (signal.aborted) return
    // A failed image counts towards the limit, but the visitor can choose the same file again.
    const failed = current().failedImages.map(({ name }) => ({ name, size: -1 }))
    const { picked, note } = pickImages(typed, [...current().images, ...pending, ...failed])
    pending = [...pending, ...picked]
    change({ pendingImages: pending.length, note })
    await Promise.all(picked.map(read))
  }

  async function read(file: File): Promise<void> {
    const url = await images.toDataUrl(file, IMAGE_SIDE).catch((cause: unknown) => {
      log.warn('An image could not be read.', cause)
      return null
    })
    if (signal.aborted) return
    pending = pending.filter((other) => other !== file)
    const image = url && { id: random.uuid(), name: file.name, size: file.size, url }
    change({ pendingImages: pending.length, ...(image && { images: [...current().images, image] }) })
    if (!image) deps.addFailed(file.name, () => take([file]))
  }

  return take
}
