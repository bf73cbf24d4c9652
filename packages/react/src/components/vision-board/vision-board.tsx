import { useStore } from '@nanostores/react'
import { createVisionBoard } from '@vowkit/sdk-core/vision'
import { useState } from 'react'
import { accountMessages } from '../../messages/english/account.generated.ts'
import { boardMessages } from '../../messages/english/board.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { Root } from '../../root/root.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { BoardCard } from './board-card.tsx'

export interface VisionBoardProps {
  /** The heading level. Use 1 if the title is the page's main heading. */
  level?: 1 | 2
  /** Called when the visitor opens a vision. */
  onOpen: (visionId: string) => void
  /** Called when the visitor starts a new vision. */
  onNew: () => void
  /** Called when a signed-out visitor presses the sign-in button. */
  onLoginNeeded: () => void
}

/** Shows the visions of the signed-in account, newest first, and a button for a new vision. */
export function VisionBoard({ level = 2, onOpen, onNew, onLoginNeeded }: VisionBoardProps) {
  const messages = useMessages('board', boardMessages)
  const { login } = useMessages('account', accountMessages)
  const board = useClient().ports.once(createVisionBoard)
  const state = useStore(board.$board, { ssr: 'initial' })
  const [hasBroken, setBroken] = useState(false)
  /** Counts how often the visitor has pressed the retry button for images that failed to load. */
  const [round, setRound] = useState(0)
  const Title = level === 1 ? 'h1' : 'h2'

  return (
    <Root>
      <div className="vk-board" part="panel" aria-busy={state.status === 'loading'}>
        <Title className="vk-board__title" part="title">
          {messages.title}
        </Title>
        {state.status === 'failed' && (
          <Alert>
            {messages.failed} <TryAgain variant="quiet" onRetry={board.reload} />
          </Alert>
        )}
        {hasBroken && (
          <Alert tone="note">
            {messages.picturesFailed}{' '}
            <TryAgain
              variant="quiet"
              onRetry={() => {
                setBroken(false)
                setRound(round + 1)
                board.reload()
              }}
            />
          </Alert>
        )}
        {state.status === 'signed-out' && (
          <p className="vk-board__note">
            {messages.signedOut}{' '}
            <button type="button" className="vk-link" onClick={onLoginNeeded}>
              {login}
            </button>
          </p>
        )}
        {state.status === 'ready' && state.visions.length === 0 && <p className="vk-board__note">{messages.empty}</p>}
        <ul className="vk-board__list" role="list">
          <li>
            <button type="button" className="vk-board__card" data-new="true" part="button" onClick={onNew}>
              <span className="vk-board__name">{messages.add}</span>
              <span className="vk-board__text">{messages.addHint}</span>
            </button>
          </li>
          {state.status === 'ready' &&
            state.visions.map((vision) => (
              <BoardCard
                key={`${vision.id} ${round}`}
                vision={vision}
                onOpen={onOpen}
                onBroken={() => setBroken(true)}
              />
            ))}
        </ul>
      </div>
    </Root>
  )
}
