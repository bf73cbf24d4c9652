import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { createVisions, type Vision } from '@vowkit/sdk-core/vision'
import { useEffect, useState } from 'react'
import { Page } from '../../shared/page.tsx'
import { openPath } from '../../shared/router.ts'
import { startNewVision } from './start-new-vision.ts'
import { VisionCard } from './vision-card.tsx'

type Board = { status: 'loading' } | { status: 'ready'; visions: Vision[] } | { status: 'failed' }

/** The visions of the person signed in, newest first. */
export function VisionListPage() {
  const client = useClient()
  const [attempt, setAttempt] = useState(0)
  const [board, setBoard] = useState<Board>({ status: 'loading' })
  const session = useStore(client.session.$session)
  const person = session.status === 'signed-in' ? session.email : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another question, and so is another person
  useEffect(() => {
    const left = new AbortController()
    setBoard({ status: 'loading' })
    client.ports
      .once(createVisions)
      .list(left.signal)
      .then(
        (visions) => {
          if (visions === false) openPath(SITE_PATHS['vision-new'], { replace: true })
          else setBoard({ status: 'ready', visions })
        },
        () => !left.signal.aborted && setBoard({ status: 'failed' }),
      )
    return () => left.abort()
  }, [client, attempt, person])

  return (
    <Page title="Your Vision Board">
      <h1 className="board__title">Your Vision Board</h1>
      {board.status === 'failed' ? (
        <div role="alert" className="board__failed">
          <p>Your visions could not be loaded.</p>
          <button type="button" className="button button--quiet" onClick={() => setAttempt(attempt + 1)}>
            Try again
          </button>
        </div>
      ) : (
        <ul className="board" aria-busy={board.status === 'loading'}>
          <li>
            <button type="button" className="board__new" onClick={() => startNewVision(client)}>
              <span className="board__new-title">Add New Vision</span>
              <span>Click to create your next wedding dream</span>
            </button>
          </li>
          {board.status === 'ready' && board.visions.map((vision) => <VisionCard key={vision.id} vision={vision} />)}
          {board.status === 'loading' && [1, 2].map((card) => <li key={card} className="board__skeleton" />)}
        </ul>
      )}
    </Page>
  )
}
