import type { VisionDetail, VisionState } from '@vowkit/sdk-core/vision'
import { useBrokenImage } from '../../shared/use-broken-image.ts'
import { ArchDrawing } from './arch-drawing.tsx'
import { LoaderMessage } from './loader-message.tsx'
import { ProgressNotes } from './progress-notes.tsx'

export interface ProcessingProps {
  status: VisionState['status']
  /** The vision. `null` until it has loaded. */
  vision: VisionDetail | null
  onReload: () => void
}

/** The loader for a vision without an image. It has the size of the future image. */
export function Processing({ status, vision, onReload }: ProcessingProps) {
  return (
    <div className="vk-vision__drawing">
      <div className="vk-vision__stage" part="stage">
        {vision?.images[0] && <Background src={vision.images[0].image} />}
        <p className="vk-vision__backdrop" aria-hidden="true">
          {vision?.description}
        </p>
        <ArchDrawing isStill={!isInProgress(status)} />
        {isInProgress(status) && <LoaderMessage since={vision?.processing_since} />}
      </div>
      <ProgressNotes status={status} visionId={vision?.id ?? null} onReload={onReload} />
    </div>
  )
}

/** A reference image as the background of the loader. Renders nothing if the image fails to load. */
function Background({ src }: { src: string }) {
  const { isBroken, imageProps } = useBrokenImage(src)
  return isBroken ? null : <img className="vk-vision__wash" src={src} alt="" {...imageProps} />
}

/** Whether to show the loader's messages. Other states have their own messages. */
export function isInProgress(status: VisionState['status']): boolean {
  return status !== 'stopped' && status !== 'unreachable'
}
