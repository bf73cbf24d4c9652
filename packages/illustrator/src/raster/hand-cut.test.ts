import { describe, expect, it } from 'vitest'
import { cutByHand, type Pixels } from './hand-cut.ts'

const MARGIN = 16
const SIZE = { width: 400, height: 300 }

/** An image of vertical black and white stripes. */
function drawStripes(): Pixels {
  const data = new Uint8Array(SIZE.width * SIZE.height * 3)
  for (let i = 0; i < data.length; i++) data[i] = Math.floor(((i / 3) % SIZE.width) / 20) % 2 === 0 ? 0 : 255
  return { data, ...SIZE }
}

describe('cutByHand', () => {
  it('cuts the margin off each side', () => {
    const cut = cutByHand(drawStripes(), MARGIN, 'seed')
    expect([cut.width, cut.height]).toEqual([SIZE.width - 2 * MARGIN, SIZE.height - 2 * MARGIN])
    expect(cut.data).toHaveLength(cut.width * cut.height * 3)
  })

  it('leaves an image of a single colour unchanged', () => {
    const data = new Uint8Array(SIZE.width * SIZE.height * 3).fill(77)
    expect(new Set(cutByHand({ data, ...SIZE }, MARGIN, 'seed').data)).toEqual(new Set([77]))
  })

  it('moves edges by at most a few pixels', () => {
    const { data, width } = cutByHand(drawStripes(), MARGIN, 'seed')
    // Tests the middle of a stripe, whose distance to the edges exceeds every shift.
    const middle = 10 + 20 - MARGIN
    const column = Array.from({ length: SIZE.height - 2 * MARGIN }, (_, y) => data[(y * width + middle) * 3])
    expect(new Set(column)).toEqual(new Set([255]))
    const edge = 20 - MARGIN
    const edges = Array.from({ length: SIZE.height - 2 * MARGIN }, (_, y) => data[(y * width + edge) * 3])
    expect(new Set(edges).size).toBeGreaterThan(10)
  })

  it('returns the same pixels for the same seed, and different pixels for a different seed', () => {
    const cut = (seed: string) => Buffer.from(cutByHand(drawStripes(), MARGIN, seed).data)
    expect(cut('a').equals(cut('a'))).toBe(true)
    expect(cut('a').equals(cut('b'))).toBe(false)
  })
})
