import { useStore } from '@nanostores/react'
import { BeforeAfter, useClient, useReuse, useVision, VisionPreview, VisionView } from '@vowkit/react'
import { createToasts } from '@vowkit/sdk-core'
import { SITE_PATHS, visionPath } from '@vowkit/sdk-core/contract'
import {
  createVisionBoard,
  createVisionPush,
  startEditFrom,
  type Vision,
  type VisionBoardState,
  visionTitle,
} from '@vowkit/sdk-core/vision'
import { useEffect, useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { Page } from '../../shared/page.tsx'
import { PinButton } from '../../shared/pin/pin-button.tsx'
import { createReturnPath } from '../../shared/return-path.ts'
import { openPath } from '../../shared/router.ts'
import { LoveVision } from './love-vision.tsx'
import { MatchesRail } from './matches-rail.tsx'
import { visionMessages } from './messages.ts'
import { ShareDialogLazy } from './share/share-dialog.lazy.tsx'
import { startNewVision } from './start-new-vision.ts'
import { useUnseen } from './use-unseen.ts'

/** The page of one vision. Visitors without a session must sign in first and then return. */
export function VisionDetailPage({ id }: { id: string }) {
  const { ports, session } = useClient()
  const { status } = useStore(session.$session)

  useEffect(() => {
    if (status === 'signed-in') return
    ports.once(createReturnPath).remember(visionPath(id))
    openPath(SITE_PATHS['vision-new'], { replace: true })
  }, [ports, status, id])

  return status === 'signed-in' ? <VisionDetail key={id} id={id} /> : null
}

function VisionDetail({ id }: { id: string }) {
  const t = useMessages(visionMessages)
  const client = useClient()
  const { ports } = client
  const { state } = useVision(id)
  const [known] = useState(() => visionOnBoard(ports.once(createVisionBoard).$board.value, id))
  const [isSharing, setSharing] = useState(false)
  const isUnseen = useUnseen(state.status)
  const reuse = useReuse({})
  const vision = 'vision' in state ? state.vision : null
  const title = vision ? visionTitle(vision) : t.vision

  useEffect(() => ports.once(createVisionPush).follow(id), [ports, id])

  return (
    <Page title={isUnseen ? `✓ ${title}` : title}>
      <div className="vision-page__bar">
        <a className="back-link" href={SITE_PATHS['vision-list']}>
          {t.board}
        </a>
        {vision && vision.result_image !== '' && <PinButton source={{ kind: 'vision', id }} />}
      </div>
      <VisionView
        visionId={id}
        fallback={known && <VisionPreview vision={known} level={1} />}
        level={1}
        compare={BeforeAfter}
        onNew={() => startNewVision(client)}
        onStartFrom={(source) => {
          openPath(SITE_PATHS['vision-new'])
          void startEditFrom(ports, source)
        }}
        onShare={() => setSharing(true)}
        onDelete={(deleted) => {
          openPath(SITE_PATHS['vision-list'], { replace: true })
          ports.once(createToasts).show({ tone: 'success', text: t.deleted(visionTitle(deleted)) })
        }}
        onRetry={(failed) => {
          openPath(SITE_PATHS['vision-new'])
          void reuse.again(failed)
        }}
        onEditPrompt={(failed) => {
          openPath(SITE_PATHS['vision-new'])
          void reuse.change(failed)
        }}
      >
        {vision && <LoveVision vision={vision} />}
        {vision && <MatchesRail vision={vision} />}
      </VisionView>
      {isSharing && vision && <ShareDialogLazy vision={vision} onClose={() => setSharing(false)} />}
    </Page>
  )
}

/** Returns the vision from the loaded board, to display it before its details have loaded. */
function visionOnBoard(board: VisionBoardState | undefined, id: string): Vision | undefined {
  return board?.status === 'ready'
    ? board.visions.find((vision) => vision.id === id && vision.result_image !== '')
    : undefined
}
