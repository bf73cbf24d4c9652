import type { VisionDetail, VisionState } from '@vowkit/sdk-core/vision'
import { useBrokenPicture } from '../../shared/use-broken-picture.ts'
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
        {vision?.images[0] && <Wash src={vision.images[0].image} />}
        <p className="vk-vision__backdrop" aria-hidden="true">
          {vision?.description}
        </p>
        <ArchDrawing isStill={!isTurning(status)} />
        {isTurning(status) && <LoaderMessage since={vision?.processing_since} />}
      </div>
      <WaitingNotes status={status} visionId={vision?.id ?? null} onReload={onReload} />
    </div>
  )
}

/** The colours of what somebody brought, behind everything else. Without them the stage has its own. */
function Wash({ src }: { src: string }) {
  const { isBroken, imageProps } = useBrokenPicture(src)
  return isBroken ? null : <img className="vk-vision__wash" src={src} alt="" {...imageProps} />
}

/** Whether the loader's messages turn: what cannot be reached, or was given up, says so instead. */
export function isTurning(status: VisionState['status']): boolean {
  return status !== 'stopped' && status !== 'unreachable'
}
