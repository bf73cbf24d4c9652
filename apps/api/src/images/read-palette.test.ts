import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readPalette } from './read-palette.ts'

/** Creates an image with one vertical stripe of each colour. */
async function stripes(...colours: string[]): Promise<Uint8Array> {
  const stripe = (background: string) =>
    sharp({ create: { width: 100, height: 200, channels: 3, background } })
      .png()
      .toBuffer()
  const images = await Promise.all(colours.map(stripe))
  const width = 100 * colours.length
  return sharp({ create: { width, height: 200, channels: 3, background: '#000000' } })
    .composite(images.map((input, index) => ({ input, left: index * 100, top: 0 })))
    .png()
    .toBuffer()
}

it('readPalette returns the colours of an image, dark ones first', async () => {
  expect(await readPalette(await stripes('#f2e6d8', '#203040', '#b04060'))).toEqual(['#203040', '#b04060', '#f2e6d8'])
})

it('readPalette merges similar colours and returns at most five', async () => {
  expect(await readPalette(await stripes('#203040', '#233343'))).toHaveLength(1)
  const many = ['#000000', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ffffff']
  expect(await readPalette(await stripes(...many))).toHaveLength(5)
})

it('readPalette starts with the colours that the image is known to show', async () => {
  const image = await stripes('#f2e6d8', '#203040', '#b04060')
  expect(await readPalette(image, ['#b04060'])).toEqual(['#b04060', '#203040', '#f2e6d8'])
})
