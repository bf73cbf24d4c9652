import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Unreadable } from '../shared/read.ts'
import { exactly, like } from '../test/arbitrary.ts'
import { readSiteConfig } from './readers.generated.ts'
import { SiteConfig } from './schema.ts'

it('takes everything out of a configuration', () => {
  fc.assert(
    fc.property(exactly(SiteConfig), (file) => {
      expect(readSiteConfig(file)).toEqual(SiteConfig.parse(file))
    }),
    { numRuns: 300 },
  )
})

it('reads a configuration as the schema says, or not at all', () => {
  fc.assert(
    fc.property(like(SiteConfig), (file) => {
      const read = attempt(file)
      if (read !== null) expect(SiteConfig.safeParse(read).error).toBeUndefined()
    }),
    { numRuns: 300 },
  )
})

it.each([null, 'config', {}, { apiHost: 'https://api.example' }])('makes no sense of %j', (file) => {
  expect(() => readSiteConfig(file)).toThrow(Unreadable)
})

function attempt(file: unknown): SiteConfig | null {
  try {
    return readSiteConfig(file)
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}
