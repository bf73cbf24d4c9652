import { SdkError } from '../errors/sdk-error.ts'
import type { FeaturePorts } from '../session/feature-ports.ts'

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
 * goes as it is, and so does a GIF, which may move. Throws an `SdkError` when whoever chose them is gone meanwhile.
 */
export async function redrawPhotos(
  { images, session }: Pick<FeaturePorts, 'images' | 'session'>,
  photos: readonly File[],
  signal?: AbortSignal,
): Promise<Blob[]> {
  const token = session.token()
  const redrawn: Blob[] = []
  // One after the other: two decoded at once can be too much for a phone.
  for (const photo of photos) {
    redrawn.push(photo.type === 'image/gif' ? photo : await images.redraw(photo, PHOTO_SIDE))
    if (signal?.aborted) throw new SdkError('aborted', 'The upload was aborted.')
    if (session.token() !== token) throw new SdkError('session_changed', 'The session has changed.')
  }
  return redrawn
}
