import { expect, it } from 'vitest'
import { firstPicture } from './first-picture.ts'

it.each([
  ['a vendor', { image: 'https://a.test/1.webp' }, 'https://a.test/1.webp'],
  ['a page of vendors', { results: [{ image: 'http://a.test/1.webp' }, { image: 'b' }] }, 'http://a.test/1.webp'],
  ['nobody', { results: [] }, null],
  ['no picture', { image: '' }, null],
  ['what is not of the web', { image: 'javascript:alert(1)' }, null],
  ['categories', [{ id: 1 }], null],
  ['nothing', null, null],
])('finds the first picture of %s', (_, answer, picture) => {
  expect(firstPicture(answer)).toBe(picture)
})
