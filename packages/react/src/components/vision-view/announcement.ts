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
  if (state.status === 'loading') return ''
  if (state.status === 'drawing') return words.loader[0] ?? ''
  const { failure, result_image } = state.vision
  // What became of an edit is said by its own alert.
  if (failure && result_image !== '') return ''
  return result_image === '' ? words.failedTitle : words.ready
}
