import { expect, it } from 'vitest'
import { pickImages, withType } from './pick-images.ts'

const file = (name: string, type: string, ...bytes: BlobPart[]) => new File(['bytes', ...bytes], name, { type })
const LENGTH = new Uint8Array([0, 0, 0, 24])
const heic = (name: string, brand: string, type = '') => new File([LENGTH, 'ftyp', brand, 'rest'], name, { type })

it.each([
  ['its name', file('IMG_1.HEIC', '')],
  ['its name', file('IMG_2.heif', 'application/octet-stream')],
  ['its first bytes', heic('photo', 'heic')],
  ['its first bytes', heic('IMG_3', 'mif1', 'application/octet-stream')],
])('withType detects a HEIC photo of unknown type by %s', async (_what, unknown) => {
  expect(await withType(unknown)).toMatchObject({ name: unknown.name, size: unknown.size, type: 'image/heic' })
})

it.each([
  ['a known type', heic('a.heic', 'heic', 'image/jpeg')],
  ['a name that only contains .heic', file('a.heic.exe', '')],
  ['the first bytes of a video', heic('film', 'isom')],
  ['an empty file', new File([], '')],
])('withType keeps the type of other files: %s', async (_why, known) => {
  expect(await withType(known)).toBe(known)
})

it('pickImages silently ignores duplicates and files that are not images', () => {
  const photo = file('a.jpg', 'image/jpeg')
  expect(pickImages([photo, photo, file('b.heic', 'text/html')], [])).toEqual({ picked: [photo], note: null })
})

it('pickImages returns the reason why the last skipped image was skipped', () => {
  const empty = new File([], 'a.png', { type: 'image/png' })
  expect(pickImages([file('a.txt', 'text/plain'), empty, file('b.txt', 'text/plain')], []).note).toBe('image_empty')
})
