import { expect, it } from 'vitest'
import { quartered } from './image-fixtures.ts'
import { toWebp, UnsupportedImage } from './images.ts'

it('toWebp keeps the size unless a smaller width is given', async () => {
  const image = await quartered(96, 64)
  expect(await toWebp(image)).toMatchObject({ type: 'image/webp', width: 96, height: 64 })
  expect(await toWebp(image, 48)).toMatchObject({ width: 48, height: 32 })
  expect(await toWebp(image, 960)).toMatchObject({ width: 96, height: 64 })
})

it.each(['no picture', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', ''])(
  'toWebp rejects bytes that are not a photo: %j',
  async (text) => {
    await expect(toWebp(Buffer.from(text))).rejects.toBeInstanceOf(UnsupportedImage)
  },
)

it('toWebp does not block the event loop', async () => {
  const image = await quartered(3000, 2000)
  let turns = 0
  const ticker = setInterval(() => turns++, 5)
  await Promise.all([toWebp(image), toWebp(image), toWebp(image)])
  clearInterval(ticker)
  expect(turns).toBeGreaterThan(10)
})
