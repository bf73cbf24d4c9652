import { expect, it } from 'vitest'
import { CATEGORY_FILES, categoryPicture } from './category-picture.ts'

const drawn = Object.keys(import.meta.glob('../../public/img/category-*.webp')).map((path) => path.split('/').at(-1))

it('every category has an image file, and every image file has a category', () => {
  expect(CATEGORY_FILES.map((file) => `${file}.webp`).sort()).toEqual(drawn.sort())
})

it('categoryPicture returns the URL for a known title, and null for an unknown one', () => {
  expect(categoryPicture('DJs & Bands')).toBe('/img/category-music.webp')
  expect(categoryPicture('Lighting')).toBeNull()
})
