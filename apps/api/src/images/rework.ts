import sharp, { type Metadata, type Sharp } from 'sharp'
import type { RunTask } from '../platform/fair-queue.ts'
import { TooManyPixels, UnsupportedImage } from './errors.ts'
import { drawingLane } from './lanes.ts'
import { imageRules } from './rules.ts'
import type { WebpImage } from './webp-image.ts'

// One thread a picture: two at once already fill the machine that also answers requests.
sharp.concurrency(1)

/** What the decoder may take bytes for; it also knows SVG and PDF, which are programs rather than pictures. */
const READABLE: ReadonlySet<string> = new Set(['jpeg', 'png', 'gif', 'webp', 'heif'])
const NO_IMAGE = 'This file is not an image we can read.'

/**
 * Decodes a picture, changes it, and writes it as WebP, when its turn comes in `lane`.
 *
 * What leaves here was decoded and encoded anew: upright, in sRGB, and without a byte of the original's
 * metadata or of anything hidden behind its pixels. Of an animation the first frame is kept.
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

/** Reads only the header, so that a small file that unfolds into gigabytes is refused before it does. */
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
