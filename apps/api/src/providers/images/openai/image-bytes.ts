import { fileTypeFromBuffer } from 'file-type'
import { toWebp } from '../../../images/images.ts'
import { ImageFailed } from '../errors.ts'
import type { DrawnImage } from '../images.ts'

/** Maximum size of an image: larger than the output of any model, and small enough to process in memory. */
export const MAX_IMAGE_BYTES = 40 * 1024 * 1024
/** Width at which an image is decoded as a check. The result is discarded. */
const PROBE_WIDTH = 16

/** Checks that the bytes are a complete PNG, JPEG or WebP image. Throws `ImageFailed`. */
export async function toImage(bytes: Uint8Array): Promise<DrawnImage> {
  if (bytes.byteLength > MAX_IMAGE_BYTES) throw tooLarge()
  const mime = (await fileTypeFromBuffer(bytes))?.mime
  if (mime !== 'image/png' && mime !== 'image/jpeg' && mime !== 'image/webp') throw notAnImage()
  await toWebp(bytes, PROBE_WIDTH).catch((cause: unknown) => {
    throw notAnImage(cause)
  })
  return { bytes, type: mime }
}

/** Reads a body. Throws `ImageFailed` as soon as it exceeds `max` bytes. */
export async function readCapped(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  max: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of wrapConnectionErrors(body)) {
    size += chunk.byteLength
    if (size > max) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Converts connection errors to `ImageFailed`. Rethrows errors of the consumer unchanged. */
async function* wrapConnectionErrors(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncIterable<Uint8Array> {
  try {
    yield* body
  } catch (cause) {
    throw new ImageFailed('unavailable', 'The connection to the image provider broke', { cause })
  }
}

function tooLarge(): ImageFailed {
  return new ImageFailed('too_large', `The image is larger than ${MAX_IMAGE_BYTES / 1024 / 1024} MB`)
}

function notAnImage(cause?: unknown): ImageFailed {
  return new ImageFailed('malformed', 'The image provider returned an invalid image', { cause })
}
