import type { FeaturePorts } from '../shared/feature-ports.ts'

/** Maximum width and height of an uploaded photo, in pixels. */
const PHOTO_SIDE = 2048

/** Options of an upload. */
export interface UploadOptions {
  /** Called with the fraction of the upload that has been sent, from 0 to 1. */
  onProgress?: (done: number) => void
  signal?: AbortSignal
}

/**
 * Prepares photos for upload: turns them upright, scales them down and removes EXIF data. GIFs stay unchanged because
 * they may be animated, and so do files that the browser cannot decode.
 */
export async function redrawPhotos(
  { images }: Pick<FeaturePorts, 'images'>,
  photos: readonly File[],
  signal?: AbortSignal,
): Promise<Blob[]> {
  const redrawn: Blob[] = []
  // One at a time: decoding two photos at once can exceed a phone's memory.
  for (const photo of photos) {
    if (signal?.aborted) break
    const isDrawn = photo.type !== 'image/gif'
    redrawn.push(isDrawn ? await images.redraw(photo, PHOTO_SIDE).catch(() => photo) : photo)
  }
  return redrawn
}
