import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exactly } from '../test/arbitrary.ts'
import { VisionReadyFrame } from './schema.ts'
import { readSettledVision } from './wire.ts'

it("reads the settled vision's id from a frame", () => {
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
])('reads no settled vision from %j', (frame) => {
  expect(readSettledVision(frame)).toBeUndefined()
})
