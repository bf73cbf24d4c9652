import sharp from 'sharp'
import { expect, it } from 'vitest'
import { markForFreePlan } from './images.ts'

async function brightness(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes).greyscale().raw().toBuffer()
}

async function mark(background: string, width = 768, height = 512) {
  const clean = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  const marked = await markForFreePlan(clean)
  const [before, after] = await Promise.all([brightness(clean), brightness(marked.bytes)])
  return { marked, changes: after.map((level, i) => Math.abs(level - (before[i] ?? 0))) }
}

it.each([
  ['white', '#ffffff'],
  ['ivory', '#fbf4e6'],
  ['grey', '#808080'],
  ['night', '#0c0a10'],
])('the watermark is visible on %s and covers a small part of the image', async (_name, background) => {
  const { marked, changes } = await mark(background)
  expect(marked).toMatchObject({ type: 'image/webp', width: 768, height: 512 })
  const visible = changes.filter((change) => change >= 15).length / changes.length
  expect(visible).toBeGreaterThan(0.01)
  expect(visible).toBeLessThan(0.1)
})

it('the watermark reaches every third of the image, so no crop is clean', async () => {
  const { changes } = await mark('#0c0a10')
  const cells = new Set<string>()
  changes.forEach((change, i) => {
    if (change >= 15) cells.add(`${Math.floor((i % 768) / 256)}:${Math.floor(i / 768 / 171)}`)
  })
  expect(cells.size).toBe(9)
})

it('the watermark is visible on a thumbnail', async () => {
  const { changes } = await mark('#0c0a10', 240, 160)
  expect(changes.some((change) => change >= 15)).toBe(true)
})
