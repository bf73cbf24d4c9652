import sharp, { type Sharp } from 'sharp'

/** More pixels than any phone's photo has, but few enough for the memory. */
const MOST_INPUT_PIXELS = 60_000_000

/** Opens an uploaded image, upright. */
export function openImage(image: Uint8Array): Sharp {
  return sharp(image, { limitInputPixels: MOST_INPUT_PIXELS }).autoOrient()
}
