import { startEditFrom, type VisionDetail } from '@vowkit/sdk-core/vision'
import { type ReuseOptions, useReuse } from '../../hooks/use-reuse.ts'
import { useClient } from '../../provider/use-client.ts'
import { VisionView, type VisionViewProps } from '../vision-view/vision-view.tsx'

export interface OpenVisionProps
  extends Omit<VisionViewProps, 'onRetry' | 'onChangeWords' | 'onStartFrom' | 'children'> {
  /** How a draft is made. */
  draft: ReuseOptions
  /** Shows the draft, which the vision fills. */
  onDraft: () => void
  /** Called when somebody has seen how it ended. */
  onSeen: (visionId: string) => void
}

/** The vision that is open in a widget, and the ways from it back to the draft. */
export function OpenVision({ draft, onDraft, onSeen, onVisionReady, onVisionFail, ...view }: OpenVisionProps) {
  const { ports } = useClient()
  const reuse = useReuse(draft)

  const draftBy = (fill: (vision: VisionDetail) => Promise<void>) => (vision: VisionDetail) => {
    onDraft()
    void fill(vision)
  }

  const seenBy = (tell?: (vision: VisionDetail) => void) => (vision: VisionDetail) => {
    onSeen(vision.id)
    tell?.(vision)
  }

  return (
    <VisionView
      {...view}
      onRetry={draftBy(reuse.again)}
      onChangeWords={draftBy(reuse.change)}
      onStartFrom={draftBy((vision) => startEditFrom(ports, vision, draft.scope))}
      onVisionReady={seenBy(onVisionReady)}
      onVisionFail={seenBy(onVisionFail)}
    />
  )
}
