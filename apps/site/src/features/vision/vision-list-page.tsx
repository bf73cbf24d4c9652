import './board.css'
import './vision-card.css'
import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { createVisionBoard } from '@vowkit/sdk-core/vision'
import { useEffect, useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { LoadFailed } from '../../shared/load-failed.tsx'
import { Page } from '../../shared/page.tsx'
import { openPath } from '../../shared/router.ts'
import { BoardSamples } from './board-samples.tsx'
import { visionMessages } from './messages.ts'
import { NewVisionCard } from './new-vision-card.tsx'
import { VisionCard } from './vision-card.tsx'

/** The keys of the placeholder cards. Two fit next to the first card. */
const SKELETONS = ['first', 'second']

/** The board with the account's visions, newest first. Redirects visitors without a session to a new vision. */
export function VisionListPage() {
  const t = useMessages(visionMessages)
  const { ports } = useClient()
  const visionBoard = ports.once(createVisionBoard)
  const board = useStore(visionBoard.$board)
  const [hasBroken, setBroken] = useState(false)
  /** The number of retries for broken images. Each retry remounts the cards. */
  const [round, setRound] = useState(0)
  const isEmpty = board.status === 'ready' && board.visions.length === 0

  useEffect(() => {
    if (board.status === 'signed-out') openPath(SITE_PATHS['vision-new'], { replace: true })
  }, [board.status])

  function retry() {
    setBroken(false)
    setRound(round + 1)
    visionBoard.reload()
  }

  return (
    <Page>
      <p className="board__kind">{t.kind}</p>
      <h1 className="board__title">{t.board}</h1>
      {hasBroken && <LoadFailed onRetry={retry}>{t.picturesFailed}</LoadFailed>}
      {board.status === 'failed' ? (
        <LoadFailed onRetry={visionBoard.reload}>{t.failed}</LoadFailed>
      ) : (
        <ul className="board" role="list" aria-busy={board.status === 'loading'} data-empty={isEmpty}>
          <li>
            <NewVisionCard />
          </li>
          {board.status === 'ready' &&
            board.visions.map((vision) => (
              <VisionCard key={`${vision.id} ${round}`} vision={vision} onBroken={() => setBroken(true)} />
            ))}
          {board.status === 'loading' && SKELETONS.map((card) => <li key={card} className="board__skeleton" />)}
        </ul>
      )}
      {isEmpty && <BoardSamples />}
    </Page>
  )
}
