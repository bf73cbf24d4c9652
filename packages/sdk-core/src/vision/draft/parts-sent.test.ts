import { expect, it } from 'vitest'
import { partsSent } from './parts-sent.ts'

const images = [{ url: 'x'.repeat(100) }, { url: 'x'.repeat(300) }]

it.each([
  [0, [0, 0]],
  [0.125, [0.5, 0]],
  [0.25, [1, 0]],
  [0.625, [1, 0.5]],
  [1, [1, 1]],
])('partsSent splits the progress %d into the progress of each image', (progress, parts) => {
  expect(partsSent(images, progress)).toEqual(parts)
})

it('partsSent returns an empty list when there are no images', () => {
  expect(partsSent([], 0.5)).toEqual([])
})
