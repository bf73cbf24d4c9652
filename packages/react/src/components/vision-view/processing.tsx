import type { VisionDetail, VisionState } from '@vowkit/sdk-core/vision'
import { useMessages } from '../../messages/use-messages.ts'
import { visionMessages } from '../../messages/vision.ts'
import { Button } from '../../ui/button/button.tsx'
import { ArchDrawing } from './arch-drawing.tsx'
import { LoaderMessage } from './loader-message.tsx'

export interface ProcessingProps {
  status: VisionState['status']
  /** `null` until it is known. */
  vision: VisionDetail | null
  onReload: () => void
}

/** The stage where the picture will be, with the room it will need, while it is drawn. */
export function Processing({ status, vision, onReload }: ProcessingProps) {
  const words = useMessages('vision', visionMessages)
  return (
    <div className="vk-vision__drawing">
      <div className="vk-vision__stage" part="stage">
        <p className="vk-vision__backdrop" aria-hidden="true">
          {vision?.description}
        </p>
        <ArchDrawing />
        {status !== 'stopped' && status !== 'unreachable' && <LoaderMessage since={vision?.processing_since} />}
      </div>
      <p className="vk-vision__note">{words.note}</p>
      {status === 'unreachable' && <p className="vk-vision__note">{words.unreachable}</p>}
      {status === 'stopped' && (
        <div className="vk-vision__actions">
          <p className="vk-vision__note">{words.stopped}</p>
          <Button onClick={onReload}>{words.reload}</Button>
        </div>
      )}
    </div>
  )
}
