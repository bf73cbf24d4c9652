import { useClient } from '@vowkit/react'
import { Plus } from 'lucide-react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { visionMessages } from './messages.ts'
import { startNewVision } from './start-new-vision.ts'

/** The first card of the board. Starts a new vision with an empty draft. */
export function NewVisionCard() {
  const t = useMessages(visionMessages)
  const client = useClient()
  return (
    <button type="button" className="board__new" onClick={() => startNewVision(client)}>
      <span className="board__new-mark" aria-hidden="true">
        <Plus size={24} strokeWidth={1.5} />
      </span>
      <span className="board__new-title">{t.add}</span>
      <span>{t.addHint}</span>
    </button>
  )
}
