import { useStore } from '@nanostores/react'
import { createVisionWatch, type VisionDetail } from '@vowkit/sdk-core/vision'
import { useEffect } from 'react'
import { useClient } from '../provider/use-client.ts'
import { useLatest } from '../shared/use-latest.ts'

export interface VisionListeners {
  onVisionReady?: (vision: VisionDetail) => void
  onVisionFail?: (vision: VisionDetail) => void
}

/** Watches one vision and calls a listener once when it is ready or has failed. */
export function useVision(visionId: string, listeners: VisionListeners = {}) {
  const visions = useClient().ports.once(createVisionWatch)
  const state = useStore(visions.watch(visionId), { ssr: 'initial' })
  const settled = state.status === 'settled' ? state.vision : null
  const latest = useLatest({ ...listeners, settled })
  // Refetching the same result calls no listener again.
  const end = settled && `${settled.result_image} ${settled.failure?.code}`

  useEffect(() => {
    const { settled, onVisionReady, onVisionFail } = latest.current
    if (end === null || !settled) return
    if (settled.result_image === '' || settled.failure) onVisionFail?.(settled)
    else onVisionReady?.(settled)
  }, [end, latest])

  return { state, reload: () => visions.reload(visionId) }
}
