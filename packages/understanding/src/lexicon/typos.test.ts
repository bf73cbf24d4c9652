import { expect, it } from 'vitest'
import { isTypoOf } from './typos.ts'

it.each([
  ['peoneis', 'peonies'],
  ['medow', 'meadow'],
  ['balloonns', 'balloons'],
  ['lanteerns', 'lanterns'],
  ['eucalyptis', 'eucalyptus'],
  ['pumpkns', 'pumpkins'],
])('isTypoOf recognizes “%s” as a misspelling of “%s”', (word, other) => {
  expect(isTypoOf(word, other)).toBe(true)
})

it.each([
  ['breaks', 'breads'],
  ['curved', 'carved'],
  ['harness', 'hares'],
  ['clown', 'crown'],
  ['coals', 'corals'],
  ['tiles', 'tulips'],
])('isTypoOf does not take the word “%s” for “%s”', (word, other) => {
  expect(isTypoOf(word, other)).toBe(false)
})
