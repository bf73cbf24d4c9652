import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { toLab } from '../base/colour.ts'
import { extractPalette } from './extract-palette.ts'

const STRIPES = ['#a3213b', '#7c8450', '#8fa9c2']

/** Creates a PNG with one vertical stripe per colour. */
function stripes(colours: readonly string[], width = 300): Promise<Buffer> {
  const stripe = width / colours.length
  const rects = colours.map((colour, i) => `<rect x="${i * stripe}" width="${stripe}" height="200" fill="${colour}"/>`)
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="200">${rects.join('')}</svg>`),
  )
    .png()
    .toBuffer()
}

function difference(a: string, b: string): number {
  const [l1, a1, b1] = toLab(a)
  const [l2, a2, b2] = toLab(b)
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2)
}

describe('extractPalette', () => {
  it('returns the colours of an image with three colours', async () => {
    const palette = await extractPalette(await stripes(STRIPES))
    expect(palette).toHaveLength(3)
    for (const colour of STRIPES) {
      expect(Math.min(...palette.map((found) => difference(found, colour)))).toBeLessThan(0.03)
    }
  })

  it('returns the most characteristic colour first', async () => {
    const [first = ''] = await extractPalette(await stripes(['#eeeae4', '#c22f3a', '#e5e3df', '#f2f0ec']))
    expect(difference(first, '#c22f3a')).toBeLessThan(0.05)
  })

  it('returns the same palette each time for the same image', async () => {
    const image = await stripes(STRIPES)
    const palette = await extractPalette(image)
    expect(await extractPalette(image)).toEqual(palette)
    for (const colour of palette) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('accepts greyscale images and images with transparency', async () => {
    const grey = await sharp(await stripes(STRIPES))
      .greyscale()
      .png()
      .toBuffer()
    const clear = await sharp(await stripes(STRIPES))
      .ensureAlpha(0.5)
      .png()
      .toBuffer()
    expect((await extractPalette(grey)).length).toBeGreaterThan(0)
    expect(await extractPalette(clear)).toHaveLength(3)
  })

  it('returns a single colour for an image of one colour', async () => {
    const palette = await extractPalette(await stripes(['#c22f3a']))
    expect(palette).toContain('#c22f3a')
  })

  it('rejects a file that is not an image', async () => {
    await expect(extractPalette(new Uint8Array([1, 2, 3]))).rejects.toThrow()
  })
})
