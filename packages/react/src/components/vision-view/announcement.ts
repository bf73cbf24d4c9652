import type { VisionState } from '@vowkit/sdk-core/vision'
import type { Messages } from '../../messages/index.ts'

/**
 * What a screen reader hears of a vision as it goes on: that it is drawn, and how it ended. The messages that turn
 * meanwhile are for the eye alone.
 */
export function toAnnouncement(state: VisionState, words: Messages['vision']): string {
  if (state.status === 'missing') return words.missing
  if (state.status === 'signed-out') return words.signedOut
  if (state.status === 'unreachable') return words.unreachable
  if (state.status === 'stopped') return words.stopped
  if (state.status === 'loading' || state.status === 'drawing') return words.loader[0] ?? ''
  return state.vision.result_image === '' ? words.failedTitle : words.ready
}
