import { startEditFrom, type VisionDetail } from '@vowkit/sdk-core/vision'
import { type ReuseOptions, useReuse } from '../../hooks/use-reuse.ts'
import { useClient } from '../../provider/use-client.ts'
import { VisionView, type VisionViewProps } from '../vision-view/vision-view.tsx'

export interface OpenVisionProps
  extends Omit<VisionViewProps, 'onRetry' | 'onEditPrompt' | 'onStartFrom' | 'vendorId' | 'children'> {
  /** Options for copying the vision to a draft. */
  draft: ReuseOptions
  /** Called to show the draft before the vision is copied to the draft. */
  onDraft: () => void
  /** Called when the visitor has seen the result. */
  onSeen: (visionId: string) => void
}

/** The open vision of a widget, with actions that copy the vision to the draft. */
export function OpenVision({ draft, onDraft, onSeen, onVisionReady, onVisionFail, ...view }: OpenVisionProps) {
  const { ports } = useClient()
  const reuse = useReuse(draft)

  const showDraftAnd = (fill: (vision: VisionDetail) => Promise<void>) => (vision: VisionDetail) => {
    onDraft()
    void fill(vision)
  }

  const markSeenAnd = (listener?: (vision: VisionDetail) => void) => (vision: VisionDetail) => {
    onSeen(vision.id)
    listener?.(vision)
  }

  return (
    <VisionView
      {...view}
      vendorId={draft.vendorId}
      onRetry={showDraftAnd(reuse.again)}
      onEditPrompt={showDraftAnd(reuse.change)}
      onStartFrom={showDraftAnd((vision) => startEditFrom(ports, vision, draft.storageScope))}
      onVisionReady={markSeenAnd(onVisionReady)}
      onVisionFail={markSeenAnd(onVisionFail)}
    />
  )
}
