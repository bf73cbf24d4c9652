import { undrawnQualities } from '@vowkit/illustrator/drawn-qualities'
import { understand } from '@vowkit/understanding'
import { en } from '@vowkit/understanding/vocabularies/en'
import { es } from '@vowkit/understanding/vocabularies/es'
import { expect, it } from 'vitest'
import { samples } from '../../../messages/draft.ts'
import { spanishMessages } from '../../../messages/spanish/index.ts'

const all = [
  ...samples.map((sample) => [sample, en] as const),
  ...(spanishMessages.draft.samples ?? []).map((sample) => [sample, es] as const),
]

it.each(all)('the sample prompt “%s” contains nothing that cannot be drawn', (sample, vocabulary) => {
  const { understood, notDrawn } = understand(sample, [vocabulary])
  expect([...notDrawn, ...understood.flatMap((phrase) => undrawnQualities(phrase))]).toEqual([])
  expect(understood.length).toBeGreaterThanOrEqual(5)
})
