import { useStore } from '@nanostores/react'
import { createVisionBoard } from '@vowkit/sdk-core/vision'
import { draftMessages } from '../../messages/draft.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { Button } from '../../ui/button/button.tsx'
import { Thumbnail } from '../../ui/thumbnail/thumbnail.tsx'

/** Maximum number of images on the button. */
const MAX_IMAGES = 3

export interface BoardLinkProps {
  onBoard: () => void
  /**
   * Called when the visitor opens a vision in progress, which may come from another device. If it is undefined, there
   * is no button for it.
   */
  onOpen?: (visionId: string) => void
}

/** A link to the vision board, with the latest images. Renders nothing until the account has visions. */
export function BoardLink({ onBoard, onOpen }: BoardLinkProps) {
  const messages = useMessages('draft', draftMessages)
  const board = useStore(useClient().ports.once(createVisionBoard).$board, { ssr: 'initial' })
  if (board.status !== 'ready' || board.visions.length === 0) return null
  const inProgress = board.visions.find((vision) => vision.is_processing)
  const latest = board.visions.filter((vision) => vision.result_image !== '').slice(0, MAX_IMAGES)
  return (
    <div className="vk-draft__more">
      {onOpen && inProgress && (
        <Button variant="quiet" onClick={() => onOpen(inProgress.id)}>
          {messages.drawn}
        </Button>
      )}
      <Button variant="quiet" onClick={onBoard}>
        {latest.length > 0 && (
          <span className="vk-strip">
            {latest.map((vision) => (
              <Thumbnail key={vision.id} className="vk-strip__picture" src={vision.result_image} alt="" />
            ))}
          </span>
        )}
        {messages.board}
      </Button>
    </div>
  )
}
