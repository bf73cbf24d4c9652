import { useStore } from '@nanostores/react'
import { createVisionBoard } from '@vowkit/sdk-core/vision'
import { draftMessages } from '../../messages/draft.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { Button } from '../../ui/button/button.tsx'

/** The way to the visions there are, once there are any. */
export function BoardLink({ onBoard }: { onBoard: () => void }) {
  const words = useMessages('draft', draftMessages)
  const board = useStore(useClient().ports.once(createVisionBoard).$board, { ssr: 'initial' })
  if (board.status !== 'ready' || board.visions.length === 0) return null
  return (
    <div className="vk-draft__more">
      <Button variant="quiet" onClick={onBoard}>
        {words.board}
      </Button>
    </div>
  )
}
