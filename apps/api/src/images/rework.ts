import sharp, { type Metadata, type Sharp } from 'sharp'
import type { RunTask } from '../platform/fair-queue.ts'
import { TooManyPixels, UnsupportedImage } from './errors.ts'
import { drawingLane, thumbnailLane } from './lanes.ts'
import { imageRules } from './rules.ts'
import type { WebpImage } from './webp-image.ts'

// One thread per image. Several images are processed concurrently, and the machine also serves requests.
sharp.concurrency(1)

/**
 * Formats that the decoder may read. Excludes SVG and PDF, which the decoder also supports, because they can contain
 * scripts.
 */
const READABLE: ReadonlySet<string> = new Set(['jpeg', 'png', 'gif', 'webp', 'heif'])
const NO_IMAGE = 'We could not read this file as an image. Please choose a JPEG or PNG.'

/**
 * Waits for a slot in `lane`, decodes an image, applies `change`, and encodes it as WebP.
 *
 * The result is upright and in sRGB. It contains no metadata of the original and no data hidden after its pixels. An
 * animation is reduced to its first frame.
 */
export function rework(
  bytes: Uint8Array,
  change: (image: Sharp) => Sharp | Promise<Sharp>,
  lane: RunTask = drawingLane,
): Promise<WebpImage> {
  return lane(async () => {
    await assertReadable(bytes)
    try {
      const upright = sharp(bytes, { limitInputPixels: imageRules.maxPixels, failOn: 'truncated' })
        .timeout({ seconds: imageRules.decodeTimeoutSeconds })
        .autoOrient()
      const image = await change(upright)
      const { data, info } = await image.webp({ quality: imageRules.webpQuality }).toBuffer({ resolveWithObject: true })
      return { bytes: data, type: 'image/webp', width: info.width, height: info.height }
    } catch (cause) {
      throw new UnsupportedImage('This image is damaged. Please choose another one.', { cause })
    }
  })
}

/** Encodes an image as WebP, scaled down to `width` pixels if it is wider. */
export function toWebp(bytes: Uint8Array, width?: number): Promise<WebpImage> {
  return rework(bytes, (image) => (width ? image.resize({ width, withoutEnlargement: true }) : image))
}

/**
 * Returns a copy of a stored image that is scaled down to the given width in pixels. A narrower image keeps its width.
 */
export function toThumbnail(bytes: Uint8Array, width: number): Promise<WebpImage> {
  return rework(bytes, (image) => image.resize({ width, withoutEnlargement: true }), thumbnailLane)
}

/** Reads only the header, so a small file that expands to gigabytes is rejected before decoding. */
async function assertReadable(bytes: Uint8Array): Promise<void> {
  const { format, width, height } = await readHeader(bytes)
  if (!READABLE.has(format)) throw new UnsupportedImage(NO_IMAGE)
  if (width * height > imageRules.maxPixels) throw new TooManyPixels()
}

async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch (cause) {
    throw new UnsupportedImage(NO_IMAGE, { cause })
  }
}
