import { expect, it } from 'vitest'
import { coachMessages } from '../../messages/coach.ts'
import { samples } from '../../messages/draft.ts'
import { mentionsTopic } from './mentions-topic.ts'

it.each([
  ['Two gardens, by the sea', 'garden sea', true],
  ['GARDEN', 'garden', true],
  ['wooden seats for the season', 'wood sea', false],
  ['En un jardín', 'jardín', true],
  ['', 'garden', false],
])('mentionsTopic searches %j for whole words of %j and returns %s', (text, keywords, expected) => {
  expect(mentionsTopic(text, keywords)).toBe(expected)
})

it.each(coachMessages.parts)(
  'mentionsTopic recognizes the topic $name in the phrase of this topic',
  ({ phrase, words }) => {
    expect(mentionsTopic(phrase, words)).toBe(true)
  },
)

it.each(samples)('mentionsTopic finds at least three topics in the sample prompt: %s', (sample) => {
  expect(coachMessages.parts.filter(({ words }) => mentionsTopic(sample, words)).length).toBeGreaterThanOrEqual(3)
})
