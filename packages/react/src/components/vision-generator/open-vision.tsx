import { startEditFrom, type VisionDetail } from '@vowkit/sdk-core/vision'
import { type ReuseOptions, useReuse } from '../../hooks/use-reuse.ts'
import { useClient } from '../../provider/use-client.ts'
import { VisionView, type VisionViewProps } from '../vision-view/vision-view.tsx'

export interface OpenVisionProps
  extends Omit<VisionViewProps, 'onRetry' | 'onEditPrompt' | 'onStartFrom' | 'children'> {
  /** The options of the draft that a vision can be copied to. */
  draft: ReuseOptions
  /** Called to show the draft before the vision is copied to it. */
  onDraft: () => void
  /** Called when the visitor has seen the result. */
  onSeen: (visionId: string) => void
}

/** The open vision of a widget, with the actions that lead back to the draft. */
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
      onEditPrompt={draftBy(reuse.change)}
      onStartFrom={draftBy((vision) => startEditFrom(ports, vision, draft.scope))}
      onVisionReady={seenBy(onVisionReady)}
      onVisionFail={seenBy(onVisionFail)}
    />
  )
}
