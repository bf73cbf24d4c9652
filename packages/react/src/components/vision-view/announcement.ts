import type { VisionState } from '@vowkit/sdk-core/vision'
import type { Messages } from '../../messages/index.ts'

/**
 * Returns the announcement for screen readers when the state of a vision changes. Omits the loader's alternating
 * messages.
 */
export function toAnnouncement(state: VisionState, messages: Messages['vision']): string {
  if (state.status === 'missing') return messages.missing
  if (state.status === 'signed-out') return messages.signedOut
  if (state.status === 'unreachable') return messages.unreachable
  if (state.status === 'stopped') return messages.stopped
  if (state.status === 'loading') return ''
  if (state.status === 'drawing') return messages.loader[0] ?? ''
  const { failure, result_image } = state.vision
  // A failed edit shows its own alert.
  if (failure && result_image !== '') return ''
  return result_image === '' ? messages.failedTitle : messages.ready
}
