import type { VisionDetail, VisionState } from '@vowkit/sdk-core/vision'
import { ArchDrawing } from './arch-drawing.tsx'
import { LoaderMessage } from './loader-message.tsx'
import { WaitingNotes } from './waiting-notes.tsx'

export interface ProcessingProps {
  status: VisionState['status']
  /** `null` until it is known. */
  vision: VisionDetail | null
  onReload: () => void
}

/** The stage where the picture will be, with the room it will need, while it is drawn. */
export function Processing({ status, vision, onReload }: ProcessingProps) {
  return (
    <div className="vk-vision__drawing">
      <div className="vk-vision__stage" part="stage">
        <p className="vk-vision__backdrop" aria-hidden="true">
          {vision?.description}
        </p>
        <ArchDrawing />
        {isTurning(status) && <LoaderMessage since={vision?.processing_since} />}
      </div>
      <WaitingNotes status={status} visionId={vision?.id ?? null} onReload={onReload} />
    </div>
  )
}

/** Whether the loader's messages turn: what cannot be reached, or was given up, says so instead. */
export function isTurning(status: VisionState['status']): boolean {
  return status !== 'stopped' && status !== 'unreachable'
}
