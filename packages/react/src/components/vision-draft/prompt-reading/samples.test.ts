import { undrawnQualities } from '@vowkit/illustrator/drawn-qualities'
import { understand } from '@vowkit/understanding'
import { ar } from '@vowkit/understanding/vocabularies/ar'
import { de } from '@vowkit/understanding/vocabularies/de'
import { en } from '@vowkit/understanding/vocabularies/en'
import { es } from '@vowkit/understanding/vocabularies/es'
import { fr } from '@vowkit/understanding/vocabularies/fr'
import { expect, it } from 'vitest'
import { arabicMessages } from '../../../messages/ar.generated.ts'
import { germanMessages } from '../../../messages/de.generated.ts'
import { samplesMessages } from '../../../messages/english/samples.generated.ts'
import { spanishMessages } from '../../../messages/es.generated.ts'
import { frenchMessages } from '../../../messages/fr.generated.ts'

const all = [
  ...samplesMessages.samples.map((sample) => [sample, en] as const),
  ...(spanishMessages.draft.samples ?? []).map((sample) => [sample, es] as const),
  ...(frenchMessages.draft.samples ?? []).map((sample) => [sample, fr] as const),
  ...(germanMessages.draft.samples ?? []).map((sample) => [sample, de] as const),
  ...(arabicMessages.draft.samples ?? []).map((sample) => [sample, ar] as const),
]

it.each(all)('the sample prompt “%s” contains nothing that cannot be drawn', (sample, vocabulary) => {
  const { understood, notDrawn } = understand(sample, [vocabulary])
  expect([...notDrawn, ...understood.flatMap((phrase) => undrawnQualities(phrase))]).toEqual([])
  expect(understood.length).toBeGreaterThanOrEqual(5)
})
