import sharp from 'sharp'
import { createRandom } from '../base/random.ts'

const STRENGTH = 0.16
const SPREAD = 44
const GREY = 128
const KEPT_SIZES = 4
const tiles = new Map<string, Promise<Buffer>>()

/**
 * Creates an image of film grain from seeded random numbers, because the noise generator of sharp has no seed. Caches
 * the most recently used sizes.
 */
export function grainTile(width: number, height: number): Promise<Buffer> {
  const key = `${width}x${height}`
  const known = tiles.get(key)
  if (known) return known
  if (tiles.size >= KEPT_SIZES) tiles.delete(tiles.keys().next().value ?? key)
  const tile = makeTile(width, height)
  tiles.set(key, tile)
  return tile
}

function makeTile(width: number, height: number): Promise<Buffer> {
  const random = createRandom('grain')
  const pixels = Buffer.alloc(width * height)
  for (let i = 0; i < pixels.length; i++) {
    pixels[i] = GREY + (random.next() + random.next() + random.next() - 1.5) * SPREAD
  }
  const raw = { width, height, channels: 1 as const }
  return sharp(pixels, { raw }).toColourspace('srgb').ensureAlpha(STRENGTH).png({ compressionLevel: 1 }).toBuffer()
}
