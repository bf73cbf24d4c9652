import sharp, { type Sharp } from 'sharp'

/** Above any photograph a phone takes, below what would fill the memory. */
const MOST_INPUT_PIXELS = 60_000_000

/** Opens a picture somebody sent us, upright. */
export function openImage(image: Uint8Array): Sharp {
  return sharp(image, { limitInputPixels: MOST_INPUT_PIXELS }).autoOrient()
}
