import fc from 'fast-check'
import { expect, it } from 'vitest'
import { GOOGLE_FAILURES } from './google.ts'
import { GOOGLE_MESSAGE, readGoogleMessage } from './message.ts'

it('readGoogleMessage returns the message that the Google popup posted', () => {
  expect(readGoogleMessage({ type: GOOGLE_MESSAGE, code: 'abc' })).toEqual({ code: 'abc' })
  for (const error of GOOGLE_FAILURES) expect(readGoogleMessage({ type: GOOGLE_MESSAGE, error })).toEqual({ error })
  expect(readGoogleMessage({ type: GOOGLE_MESSAGE, error: 'whatever' })).toEqual({ error: 'google_unavailable' })
})

it('readGoogleMessage returns null for unrelated messages', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      expect(readGoogleMessage(data)).toBeNull()
    }),
  )
})
