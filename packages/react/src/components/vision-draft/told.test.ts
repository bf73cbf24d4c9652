import { expect, it } from 'vitest'
import { coachMessages } from '../../messages/coach.ts'
import { samples } from '../../messages/draft.ts'
import { isTold, withPhrase } from './told.ts'

it.each([
  ['Two gardens, by the sea', 'garden sea', true],
  ['GARDEN', 'garden', true],
  ['wooden seats for the season', 'wood sea', false],
  ['En un jardín', 'jardín', true],
  ['', 'garden', false],
])('in %j: %j is told: %s', (text, words, told) => {
  expect(isTold(text, words)).toBe(told)
})

it.each([
  ['', 'In a garden'],
  ['We marry ', 'We marry, in a garden'],
  ['We marry.', 'We marry. In a garden'],
  ['We marry,', 'We marry, in a garden'],
])('adds to %j', (text, whole) => {
  expect(withPhrase(text, 'in a garden')).toBe(whole)
})

it.each(coachMessages.parts)('has a phrase for $name that tells it', ({ phrase, words }) => {
  expect(isTold(phrase, words)).toBe(true)
})

it.each(samples)('knows what the sample tells: %s', (sample) => {
  expect(coachMessages.parts.filter(({ words }) => isTold(sample, words)).length).toBeGreaterThanOrEqual(3)
})
