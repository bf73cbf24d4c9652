import { expect, it } from 'vitest'
import { CATEGORY_FILES, categoryPicture } from './category-picture.ts'

const drawn = Object.keys(import.meta.glob('../../public/img/category-*.webp')).map((path) => path.split('/').at(-1))

it('has the file of every category, and no other', () => {
  expect(CATEGORY_FILES.map((file) => `${file}.webp`).sort()).toEqual(drawn.sort())
})

it('knows its categories by their titles, and no picture of others', () => {
  expect(categoryPicture('DJs & Bands')).toBe('/img/category-music.webp')
  expect(categoryPicture('Lighting')).toBeNull()
})
