import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Unreadable } from '../shared/read.ts'
import { exactly, like } from '../test/arbitrary.ts'
import { readSiteConfig } from './readers.generated.ts'
import { SiteConfig } from './schema.ts'

it('the reader of the site configuration returns every field', () => {
  fc.assert(
    fc.property(exactly(SiteConfig), (file) => {
      expect(readSiteConfig(file)).toEqual(SiteConfig.parse(file))
    }),
    { numRuns: 300 },
  )
})

it('the reader of the site configuration throws or returns data that matches the schema', () => {
  fc.assert(
    fc.property(like(SiteConfig), (file) => {
      const read = attempt(file)
      if (read !== null) expect(SiteConfig.safeParse(read).error).toBeUndefined()
    }),
    { numRuns: 300 },
  )
})

it.each([null, 'config', {}, { apiHost: 'https://api.example' }])(
  'the reader of the site configuration throws for the file %j',
  (file) => {
    expect(() => readSiteConfig(file)).toThrow(Unreadable)
  },
)

function attempt(file: unknown): SiteConfig | null {
  try {
    return readSiteConfig(file)
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}
