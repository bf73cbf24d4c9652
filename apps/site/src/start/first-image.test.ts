import { expect, it } from 'vitest'
import { firstImage } from './prefetch.ts'

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
  ['an empty page of vendors', { results: [] }, null],
  ['a vendor without an image', vendor(''), null],
  ['a vendor with a javascript: URL', vendor('javascript:alert(1)'), null],
  ['a couple', { image: 'https://a.test/1.webp' }, null],
  ['a list of categories', [{ id: 1 }], null],
  ['an empty response', null, null],
])('firstImage returns the URL of the first image of %s, or null', (_, answer, image) => {
  expect(firstImage(answer)).toBe(image)
})
