import sharp, { type Sharp } from 'sharp'

/**
 * The maximum number of pixels of an uploaded image. More than a phone's photo has, but few enough to fit in memory.
 */
const MOST_INPUT_PIXELS = 60_000_000

/** Opens an uploaded image and applies its EXIF orientation. */
export function openImage(image: Uint8Array): Sharp {
  return sharp(image, { limitInputPixels: MOST_INPUT_PIXELS }).autoOrient()
}
