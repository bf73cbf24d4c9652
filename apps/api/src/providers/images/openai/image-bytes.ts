import { fileTypeFromBuffer } from 'file-type'
import { toWebp } from '../../../images/images.ts'
import { ImageFailed } from '../errors.ts'
import type { DrawnImage } from '../images.ts'

/** More than any model draws, and little enough to hold in memory. */
export const MAX_IMAGE_BYTES = 40 * 1024 * 1024
/** Small, since only that it decodes matters. */
const PROBE_WIDTH = 16

/** Takes bytes for a picture when they begin like one and can be decoded to their end. */
export async function toImage(bytes: Uint8Array): Promise<DrawnImage> {
  if (bytes.byteLength > MAX_IMAGE_BYTES) throw tooLarge()
  const mime = (await fileTypeFromBuffer(bytes))?.mime
  if (mime !== 'image/png' && mime !== 'image/jpeg' && mime !== 'image/webp') throw notAnImage()
  await toWebp(bytes, PROBE_WIDTH).catch((cause: unknown) => {
    throw notAnImage(cause)
  })
  return { bytes, type: mime }
}

/** Reads a body to its end, or stops it as soon as it has more than `max` bytes. */
export async function readCapped(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  max: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of asConnection(body)) {
    size += chunk.byteLength
    if (size > max) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Tells a broken connection from what its reader throws. */
async function* asConnection(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncIterable<Uint8Array> {
  try {
    yield* body
  } catch (cause) {
    throw new ImageFailed('unavailable', 'The connection to the image provider broke', { cause })
  }
}

function tooLarge(): ImageFailed {
  return new ImageFailed('too_large', `The picture has more than ${MAX_IMAGE_BYTES / 1024 / 1024} MB`)
}

function notAnImage(cause?: unknown): ImageFailed {
  return new ImageFailed('malformed', 'The image provider sent something that is no picture', { cause })
}
