import { MAX_IMAGE_BYTES } from '@vowkit/sdk-core/contract'
import { fileTypeFromBuffer } from 'file-type'
import type { TaskOptions } from '../platform/fair-queue.ts'
import { decodeHeic } from './decode-heic.ts'
import { TooManyBytes, UnsupportedImage } from './errors.ts'
import { uploadLane } from './lanes.ts'
import { rework } from './rework.ts'
import { imageRules } from './rules.ts'
import type { WebpImage } from './webp-image.ts'

const READABLE: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/gif',
  'image/webp',
  'image/avif',
])
const HEIC: ReadonlySet<string> = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'])

/**
 * Converts an upload to WebP, at most 2048 pixels on its longest side. Detects the format from the bytes and ignores the
 * file's name and declared type. Throws `UploadRejected`, or `QueueBusy` if the upload would wait too long.
 */
export async function readUpload(bytes: Uint8Array, turn?: TaskOptions): Promise<WebpImage> {
  if (bytes.byteLength > MAX_IMAGE_BYTES) {
    throw new TooManyBytes(`An image may have at most ${MAX_IMAGE_BYTES / 1024 / 1024} MB.`)
  }
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  const isHeic = HEIC.has(mime)
  if (!isHeic && !READABLE.has(mime)) {
    throw new UnsupportedImage('This file is not an image. Please choose a JPEG, PNG, GIF, WebP, AVIF or HEIC.')
  }
  return rework(
    isHeic ? await decodeHeic(bytes, turn) : bytes,
    (image) => image.resize(imageRules.maxSide, imageRules.maxSide, { fit: 'inside', withoutEnlargement: true }),
    (task) => uploadLane(task, turn),
  )
}
