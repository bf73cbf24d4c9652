import type { FeaturePorts } from '../shared/feature-ports.ts'

/** Longest side, in pixels, of a photo as it is sent. */
const PHOTO_SIDE = 2048

/** How photos are sent. */
export interface UploadOptions {
  /** How much is sent, from 0 to 1. */
  onProgress?: (done: number) => void
  signal?: AbortSignal
}

/**
 * The photos as they are sent: upright, and without what a camera writes into them. One that this browser cannot decode
 * goes as it is, and so does a GIF, which may move.
 */
export async function redrawPhotos(
  { images }: Pick<FeaturePorts, 'images'>,
  photos: readonly File[],
  signal?: AbortSignal,
): Promise<Blob[]> {
  const redrawn: Blob[] = []
  // One after the other: two decoded at once can be too much for a phone.
  for (const photo of photos) {
    if (signal?.aborted) break
    const isDrawn = photo.type !== 'image/gif'
    redrawn.push(isDrawn ? await images.redraw(photo, PHOTO_SIDE).catch(() => photo) : photo)
  }
  return redrawn
}
