import type { VisionState } from '@vowkit/sdk-core/vision'
import { visionMessages } from '../../messages/english/vision.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button/button.tsx'

export interface ProgressNotesProps {
  status: VisionState['status']
  /** The id of the vision. `null` until the vision has loaded. */
  visionId: string | null
  /** Whether an edit is being drawn, about which the backend sends no email. */
  isEdit?: boolean
  onReload: () => void
}

/** Notes below an image that is being created: the estimated time, and the possible actions if it takes too long. */
export function ProgressNotes({ status, visionId, isEdit = false, onReload }: ProgressNotesProps) {
  const messages = useMessages('vision', visionMessages)
  return (
    <div className="vk-vision__waiting">
      {!isEdit && <p className="vk-vision__note">{messages.note}</p>}
      {status === 'unreachable' && <p className="vk-vision__note">{messages.unreachable}</p>}
      {status === 'stopped' && (
        <div className="vk-vision__actions">
          <p className="vk-vision__note">{messages.stopped}</p>
          <Button onClick={onReload}>{messages.reload}</Button>
          {visionId !== null && <p className="vk-vision__reference-number">{messages.reference(visionId)}</p>}
        </div>
      )}
    </div>
  )
}
