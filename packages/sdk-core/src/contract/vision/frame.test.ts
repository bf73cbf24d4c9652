import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exactly } from '../test/arbitrary.ts'
import { VisionReadyFrame } from './schema.ts'
import { readSettledVision } from './wire.ts'

it('readSettledVision returns the id of the settled vision', () => {
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
])('readSettledVision returns undefined for the frame %j', (frame) => {
  expect(readSettledVision(frame)).toBeUndefined()
})
