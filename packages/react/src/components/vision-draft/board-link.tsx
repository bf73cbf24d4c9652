import { useStore } from '@nanostores/react'
import { createVisionBoard } from '@vowkit/sdk-core/vision'
import { draftMessages } from '../../messages/draft.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { Button } from '../../ui/button/button.tsx'

export interface BoardLinkProps {
  onBoard: () => void
  /** Opens one that is being drawn, perhaps begun on another device. Without it nothing offers to. */
  onOpen?: (visionId: string) => void
}

/** The way to the visions there are, once there are any. */
export function BoardLink({ onBoard, onOpen }: BoardLinkProps) {
  const words = useMessages('draft', draftMessages)
  const board = useStore(useClient().ports.once(createVisionBoard).$board, { ssr: 'initial' })
  if (board.status !== 'ready' || board.visions.length === 0) return null
  const drawn = board.visions.find((vision) => vision.is_processing)
  return (
    <div className="vk-draft__more">
      {onOpen && drawn && (
        <Button variant="quiet" onClick={() => onOpen(drawn.id)}>
          {words.drawn}
        </Button>
      )}
      <Button variant="quiet" onClick={onBoard}>
        {words.board}
      </Button>
    </div>
  )
}
