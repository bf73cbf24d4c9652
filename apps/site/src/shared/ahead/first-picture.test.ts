import { expect, it } from 'vitest'
import { firstPicture } from './first-picture.ts'

const vendor = (image: unknown) => ({ business_name: 'Elm', image })
const gallery = (...images: string[]) => images.map((image) => ({ image }))

it.each([
  ['a vendor', vendor('https://a.test/1.webp'), 'https://a.test/1.webp'],
  [
    'a gallery',
    { ...vendor('https://a.test/small.webp'), gallery: gallery('', 'https://a.test/1.webp') },
    'https://a.test/1.webp',
  ],
  ['an empty gallery', { ...vendor('https://a.test/small.webp'), gallery: [] }, null],
  ['a page of vendors', { results: [vendor('http://a.test/1.webp'), vendor('b')] }, 'http://a.test/1.webp'],
  ['nobody', { results: [] }, null],
  ['no picture', vendor(''), null],
  ['what is not of the web', vendor('javascript:alert(1)'), null],
  ['a couple', { image: 'https://a.test/1.webp' }, null],
  ['categories', [{ id: 1 }], null],
  ['nothing', null, null],
])('finds the first picture of %s', (_, answer, picture) => {
  expect(firstPicture(answer)).toBe(picture)
})
