import { describe, expect, it } from 'vitest'
import { arabicMessages } from '../../messages/ar.generated.ts'
import { germanMessages } from '../../messages/de.generated.ts'
import { coachMessages } from '../../messages/english/coach.generated.ts'
import { samplesMessages } from '../../messages/english/samples.generated.ts'
import { spanishMessages } from '../../messages/es.generated.ts'
import { frenchMessages } from '../../messages/fr.generated.ts'
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

const languages = {
  ar: [arabicMessages.coach.parts, arabicMessages.draft.samples],
  de: [germanMessages.coach.parts, germanMessages.draft.samples],
  en: [coachMessages.parts, samplesMessages.samples],
  es: [spanishMessages.coach.parts, spanishMessages.draft.samples],
  fr: [frenchMessages.coach.parts, frenchMessages.draft.samples],
} as const

describe.each(Object.entries(languages))('mentionsTopic in the language %s', (_, [parts, samples]) => {
  it.each(parts)('recognizes the topic $name in the phrase of this topic', ({ phrase, words }) => {
    expect(mentionsTopic(phrase, words)).toBe(true)
  })

  it.each(samples ?? [])('finds at least three topics in the sample prompt: %s', (sample) => {
    expect(parts.filter(({ words }) => mentionsTopic(sample, words)).length).toBeGreaterThanOrEqual(3)
  })
})
