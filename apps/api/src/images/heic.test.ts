import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { colourAt, quartersOf } from './image-fixtures.ts'
import { readUpload, TooManyPixels, UnsupportedImage } from './images.ts'

const readFixture = (name: string) => readFileSync(new URL(`fixtures/${name}.heic`, import.meta.url))

/** Returns a copy whose header claims this size in pixels, before rotation. */
function withSize(heic: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(heic)
  const size = copy.indexOf('ispe') + 8
  copy.writeUInt32BE(width, size)
  copy.writeUInt32BE(height, size + 4)
  return copy
}

describe('a HEIC photo', () => {
  it.each(['phone', 'tiles', 'with-thumbnail'])('is stored upright (fixture: %s)', async (name) => {
    const { bytes, type, width, height } = await readUpload(readFixture(name))
    expect({ type, width, height }).toEqual({ type: 'image/webp', width: 120, height: 80 })
    expect(await quartersOf(bytes)).toBe('red blue blue blue')
  })

  it('loses its metadata', async () => {
    const photo = readFixture('phone')
    expect(photo.includes('Quince')).toBe(true)
    const stored = Buffer.from((await readUpload(photo)).bytes)
    expect(stored.includes('Quince')).toBe(false)
    expect(stored.includes('2026:06:20')).toBe(false)
  })

  it('is decoded with ten bits per channel', async () => {
    const { bytes, width, height } = await readUpload(readFixture('ten-bit'))
    expect([width, height]).toEqual([120, 80])
    expect((await colourAt(bytes, 0.25, 0.25))[0]).toBeGreaterThan(200)
    expect((await colourAt(bytes, 0.75, 0.75))[2]).toBeGreaterThan(200)
  })

  it('keeps its colours if it has a wide-gamut profile', async () => {
    const [r, g, b] = await colourAt((await readUpload(readFixture('display-p3'))).bytes, 0.5, 0.5)
    expect(Math.abs(r - 200)).toBeLessThan(8)
    expect(Math.abs(g - 80)).toBeLessThan(8)
    expect(Math.abs(b - 60)).toBeLessThan(8)
  })

  it('is rejected before decoding if its header claims more than 50 megapixels', async () => {
    const photo = withSize(readFixture('phone'), 20_000, 20_000)
    await expect(readUpload(photo)).rejects.toThrow(TooManyPixels)
  })

  it.each([
    ['cut off', (photo: Buffer) => photo.subarray(0, photo.length - 200)],
    ['only a header', (photo: Buffer) => photo.subarray(0, 40)],
    ['overwritten in the middle', (photo: Buffer) => Buffer.from(photo).fill(0xff, 300, 700)],
    ['without pixels', (photo: Buffer) => withSize(photo, 0, 0)],
    ['larger than its header says', (photo: Buffer) => withSize(photo, 1_000, 1_000)],
  ])('that is %s is rejected, or its readable part is stored', async (_how, breakIt) => {
    const outcome = await readUpload(breakIt(readFixture('phone'))).catch((error: unknown) => error)
    if (outcome instanceof Error) expect(outcome).toBeInstanceOf(UnsupportedImage)
    else expect(outcome).toMatchObject({ type: 'image/webp' })
  })

  it('does not affect other photos or crash the process if any of its bytes were changed', async () => {
    const photo = readFixture('phone')
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) => {
        const broken = Buffer.from(photo)
        broken[Math.floor((photo.length * (n + 0.5)) / 12)] = n % 2 ? 0 : 0xff
        return readUpload(broken)
      }),
    )
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'unsupported_image' })
    expect(await readUpload(photo)).toMatchObject({ width: 120 })
  })
})
