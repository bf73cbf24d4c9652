import { expect, it } from 'vitest'
import { newestFirst } from './create-visions.ts'
import { imageFromDataUrl } from './draft/data-url.ts'
import { previewText, visionTitle } from './labels.ts'

it.each([
  [' Barn ', 'ignored', 'Barn'],
  ['', `  ${'x'.repeat(60)}`, 'x'.repeat(50)],
  ['', '💍'.repeat(60), '💍'.repeat(50)],
  ['', ' ', 'Untitled Dream'],
])('visionTitle converts the title %j and the description %j to %j', (title, description, expected) => {
  expect(visionTitle({ title, description })).toBe(expected)
})

it('previewText returns the first 110 characters and adds an ellipsis to longer text', () => {
  expect(previewText('💍'.repeat(110))).toBe('💍'.repeat(110))
  expect(previewText('💍'.repeat(111))).toBe(`${'💍'.repeat(110)}...`)
})

it('newestFirst sorts by date, then by id, puts visions without a date last, and returns a new list', () => {
  const visions = [{ id: 'a' }, { id: 'b', created_at: '2026-01-01T00:00:00Z' }, { id: 'c', created_at: '' }]
  expect(newestFirst(visions).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
  expect(visions[0]?.id).toBe('a')
})

it.each([
  ['data:image/png;base64,AQID', 'image/png', 3],
  ['data:image/svg+xml;base64,AQ==', 'image/svg+xml', 1],
])('imageFromDataUrl decodes the image in %s', (url, type, size) => {
  expect(imageFromDataUrl(url)).toMatchObject({ type, size })
})

it.each(['', 'https://a.test/1.png', 'data:text/html;base64,AAAA', 'data:image/png,abc', 'data:image/png;base64,A'])(
  'imageFromDataUrl returns null for %j',
  (url) => {
    expect(imageFromDataUrl(url)).toBeNull()
  },
)
