import { describe, expect, it } from 'vitest'
import { REPLY_LANGUAGES } from '../questions/query.ts'
import { fillRegion } from './fill-region.ts'
import { SENTENCES } from './sentences/index.ts'

describe('fillRegion', () => {
  it.each([
    ['en', 'in **Northern California**, Northern California'],
    ['es', 'in el **norte de California** (Northern California), el norte de California'],
    ['fr', 'in le **nord de la Californie** (Northern California), le nord de la Californie'],
    ['de', 'in **Nordkalifornien** (Northern California), Nordkalifornien'],
  ] as const)('writes the default region in %s', (language, filled) => {
    expect(fillRegion('in {{bold-region}}, {{region}}', language)).toBe(filled)
  })

  it('writes the region of a deployment in each language', () => {
    const berlin = { en: 'Berlin', es: 'Berlín' }
    expect(fillRegion('in {{bold-region}}, {{region}}', 'de', berlin)).toBe('in **Berlin**, Berlin')
    expect(fillRegion('en {{bold-region}}, {{region}}', 'es', berlin)).toBe('en **Berlín**, Berlín')
  })
})

it.each(REPLY_LANGUAGES)('no sentence in %s names a region itself', (language) => {
  const texts = textsOf(SENTENCES[language])
  expect(texts).toContain('{{region}}')
  expect(texts).toContain('{{bold-region}}')
  expect(texts).not.toMatch(/california|kaliforni|californie/i)
})

/** All texts of an object, including the source of its functions. */
function textsOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.values(value).map(textsOf).join('\n')
}
