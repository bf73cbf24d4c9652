import { expect, it } from 'vitest'
import { pickImages } from './pick-images.ts'

const file = (name: string, type: string) => new File(['bytes'], name, { type })

it('takes a phone’s photo for what its name says where the system does not know its type', () => {
  const { picked } = pickImages([file('IMG_1.HEIC', ''), file('IMG_2.heif', 'application/octet-stream')], [])
  expect(picked.map(({ name, type }) => [name, type])).toEqual([
    ['IMG_1.HEIC', 'image/heic'],
    ['IMG_2.heif', 'image/heic'],
  ])
})

it('leaves out what is no image by its type, and what is there already', () => {
  const photo = file('a.jpg', 'image/jpeg')
  const { picked } = pickImages([photo, photo, file('a.heic.exe', ''), file('b.heic', 'text/html'), file('c', '')], [])
  expect(picked).toEqual([photo])
})
