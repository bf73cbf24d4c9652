import { useClient } from '@vowkit/react'
import { Plus } from 'lucide-react'
import { startNewVision } from './start-new-vision.ts'

/** The first card of the board: begins a new vision with an empty draft. */
export function NewVisionCard() {
  const client = useClient()
  return (
    <button type="button" className="board__new" onClick={() => startNewVision(client)}>
      <span className="board__new-mark" aria-hidden="true">
        <Plus size={24} strokeWidth={1.5} />
      </span>
      <span className="board__new-title">Add New Vision</span>
      <span>Click to create your next wedding dream</span>
    </button>
  )
}
