import fc from 'fast-check'
import { expect, it } from 'vitest'
import { GOOGLE_FAILURES } from './google.ts'
import { GOOGLE_MESSAGE, readGoogleMessage } from './google-message.ts'
import { exactly } from './test/arbitrary.ts'
import { VisionReadyFrame } from './vision-frame.ts'
import { readSettledVision } from './vision-wire.ts'

it('reads which vision a frame of the backend says is settled', () => {
  fc.assert(
    fc.property(exactly(VisionReadyFrame), (body) => {
      const frame = VisionReadyFrame.parse(body)
      expect(readSettledVision(frame)).toBe(frame.vision_id)
    }),
  )
})

it.each([
  {},
  { action: 'pong', vision_id: 'v-1' },
  { action: 'vision_ready' },
  { action: 'vision_ready', vision_id: 7 },
])('reads no settled vision in %j', (frame) => {
  expect(readSettledVision(frame)).toBeUndefined()
})

it('reads what a window opened for Google says', () => {
  expect(readGoogleMessage({ type: GOOGLE_MESSAGE, code: 'abc' })).toEqual({ code: 'abc' })
  for (const error of GOOGLE_FAILURES) expect(readGoogleMessage({ type: GOOGLE_MESSAGE, error })).toEqual({ error })
  expect(readGoogleMessage({ type: GOOGLE_MESSAGE, error: 'whatever' })).toEqual({ error: 'google_unavailable' })
})

it('takes no other message of a page for a window’s', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      expect(readGoogleMessage(data)).toBeNull()
    }),
  )
})
