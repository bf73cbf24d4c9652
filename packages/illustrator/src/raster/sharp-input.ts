import sharp, { type Sharp } from 'sharp'

/**
 * The maximum number of pixels of an uploaded image. A phone's photo has fewer pixels, and an image of this size fits
 * in memory.
 */
const MOST_INPUT_PIXELS = 60_000_000

/** Opens an uploaded image and applies its EXIF orientation. */
export function openImage(image: Uint8Array): Sharp {
  return sharp(image, { limitInputPixels: MOST_INPUT_PIXELS }).autoOrient()
}
