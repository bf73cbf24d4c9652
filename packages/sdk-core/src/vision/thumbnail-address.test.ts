import { expect, it } from 'vitest'
import { thumbnailAddress } from './thumbnail-address.ts'

it.each([
  ['https://api.test/files/a.webp', 'https://api.test/files/a.webp?width=480'],
  ['https://cdn.test/files/a.webp', 'https://cdn.test/files/a.webp'],
  [`https://cdn.test/files/${'a'.repeat(40)}.webp`, `https://cdn.test/files/${'a'.repeat(40)}.webp?width=480`],
  ['', ''],
])('the thumbnail of the image %j has the URL %j', (image, thumbnail) => {
  expect(thumbnailAddress({ apiHost: 'https://api.test' }, image)).toBe(thumbnail)
})
