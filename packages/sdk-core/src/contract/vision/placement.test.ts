import { expect, it } from 'vitest'
import { imageFileName, roleInFileName } from './image-role.ts'
import { parsePlacement } from './placement.ts'

const PLACEMENT = { arch: { x: 0.5, y: 0.6 }, aisle_end: { x: 0.4, y: 1 } }

it('parsePlacement reads the JSON of a placement', () => {
  expect(parsePlacement(JSON.stringify(PLACEMENT))).toEqual(PLACEMENT)
})

it.each([
  ['text', 'left'],
  ['half a document', '{"arch":'],
  ['a number', '7'],
  ['null', 'null'],
  ['a placement without an aisle', JSON.stringify({ arch: PLACEMENT.arch })],
  ['a position outside the photo', JSON.stringify({ ...PLACEMENT, arch: { x: 1.2, y: 0.5 } })],
  ['a position that is not a number', JSON.stringify({ ...PLACEMENT, arch: { x: '0.5', y: 0.5 } })],
])('parsePlacement returns undefined for %s', (_name, json) => {
  expect(parsePlacement(json)).toBeUndefined()
})

it('roleInFileName reads the role that imageFileName writes', () => {
  expect(roleInFileName(imageFileName('venue', 1))).toBe('venue')
  expect(roleInFileName(imageFileName('inspiration', 2))).toBe('inspiration')
})

it.each(['', 'venue', 'photo.jpg', 'my-venue-1', 'VENUE-1', '../venue-1', 'images-1'])(
  'roleInFileName returns inspiration for the name "%s"',
  (name) => {
    expect(roleInFileName(name)).toBe('inspiration')
  },
)
