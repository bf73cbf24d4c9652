import { useStore } from '@nanostores/react'
import { createVisionWatch, type VisionDetail } from '@vowkit/sdk-core/vision'
import { useEffect } from 'react'
import { useClient } from '../provider/use-client.ts'
import { useLatest } from '../shared/use-latest.ts'

export interface VisionListeners {
  /** Called once when the image is ready, even if it was ready before mounting. */
  onVisionReady?: (vision: VisionDetail) => void
  /** Called once when the vision or an edit of it has failed. */
  onVisionFail?: (vision: VisionDetail) => void
}

/** Polls a vision until it is ready or has failed. Call `reload` to poll again after an error. */
export function useVision(visionId: string, listeners: VisionListeners = {}) {
  const visions = useClient().ports.once(createVisionWatch)
  const state = useStore(visions.watch(visionId), { ssr: 'initial' })
  const settled = state.status === 'settled' ? state.vision : null
  const latest = useLatest({ ...listeners, settled })
  // A refetch that returns the same result must not call the listeners again.
  const result = settled && `${drawnImage(settled)} ${settled.failure?.code}`

  useEffect(() => {
    const { settled, onVisionReady, onVisionFail } = latest.current
    if (result === null || !settled) return
    if (settled.result_image === '' || settled.failure) onVisionFail?.(settled)
    else onVisionReady?.(settled)
  }, [result, latest])

  return { state, reload: () => visions.reload(visionId) }
}

/**
 * Returns the image that identifies the last drawing of a vision. Picking a variant does not count as a new drawing.
 */
function drawnImage({ result_image, history_images, variants }: VisionDetail): string {
  return (history_images.length === 0 && variants?.[0]?.image) || result_image
}
