import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { createBoard, createBoardPins, createDashboard, createInspirationBoard } from '@vowkit/sdk-core/account'
import { createPayments } from '@vowkit/sdk-core/leads'
import { useState } from 'react'
import { FailedNotice } from '../../shared/failed-notice.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { LoadFailed } from '../../shared/load-failed.tsx'
import { AddInspirationDialogLazy } from './add-inspiration/add-inspiration-dialog.lazy.tsx'
import { useIdeaDraft } from './add-inspiration/use-idea-draft.ts'
import { BoardHead } from './board-head.tsx'
import { CoupleCardSkeleton, IdeasSkeleton } from './board-skeleton.tsx'
import { CoupleCard } from './couple-card.tsx'
import { EmptyBoard } from './empty-board.tsx'
import { FinishSignUp } from './finish-sign-up.tsx'
import { ImageGeneratorArea } from './image-generator/image-generator-area.tsx'
import { Looks } from './looks.tsx'
import { boardMessages } from './messages.ts'
import { PrintCover } from './print-cover.tsx'
import { useImageDrop } from './use-image-drop.ts'
import { useImagePaste } from './use-image-paste.ts'
import { useLatch } from './use-latch.ts'
import { BoardCards } from './workspace/board-cards.tsx'
import { BoardPalette } from './workspace/board-palette.tsx'
import { BookedLine } from './workspace/booked-line.tsx'
import { NextStepLine } from './workspace/next-step.tsx'
import { PaymentsLine } from './workspace/payments-line.tsx'
import { ShareBoardLazy } from './workspace/share-board.lazy.tsx'

/** A board with fewer inspirations also shows suggestions. */
const FEW = 4

/** The couple's names, wedding date and inspirations. */
export function Board() {
  const t = useMessages(boardMessages)
  const { ports } = useClient()
  const dashboard = ports.once(createDashboard)
  const board = ports.once(createBoard)
  const couple = useStore(dashboard.$dashboard)
  const pins = ports.once(createBoardPins)
  const workspace = ports.once(createInspirationBoard)
  const ideas = useStore(board.$board)
  const pinState = useStore(pins.$pins)
  const cards = useStore(workspace.$cards)
  const state = useStore(workspace.$details)
  const details = state.status === 'ready' ? state.details : null
  const payments = useStore(ports.once(createPayments).$payments)
  const [isSharing, setSharing] = useState(false)
  const draft = useIdeaDraft()
  // The parts below the couple's card appear together, so that none of them pushes another one down. A refetch keeps them.
  const isSettled = useLatch([couple, ideas, pinState, state, payments].every(({ status }) => status !== 'loading'))
  const isOnboarded = couple.status === 'ready' && couple.couple.is_onboarded !== false
  const nextStep = isSettled && isOnboarded ? details?.next_step : undefined
  const areCardsSettled = useLatch(isSettled && cards !== null && pinState.status !== 'loading')
  const isEmpty = areCardsSettled && cards?.length === 0
  const hasCards = cards !== null && cards.length > 0
  const hasFailed = [couple, ideas, pinState, state].some(({ status }) => status === 'failed')
  const drop = useImageDrop((images) => draft.open({ images }))
  useImagePaste((images) => draft.open({ images }))

  function retry() {
    if (couple.status === 'failed') void dashboard.refresh()
    if (ideas.status === 'failed') void board.refresh()
    if (pinState.status === 'failed') void pins.refresh()
    if (state.status === 'failed') void workspace.refresh()
  }

  return (
    <div className="board-page" {...drop}>
      {couple.status === 'ready' && <PrintCover couple={couple.couple} palette={details?.palette ?? []} />}
      <BoardHead onAdd={() => draft.open()} onShare={() => setSharing(true)} hasCards={hasCards} />
      {couple.status === 'loading' && <CoupleCardSkeleton />}
      {couple.status === 'ready' && <CoupleCard couple={couple.couple} />}
      {couple.status === 'ready' && <FinishSignUp couple={couple.couple} />}
      {nextStep && <NextStepLine step={nextStep} onShare={() => setSharing(true)} />}
      {isSettled && details && <BookedLine booked={details.booked ?? []} />}
      {isSettled && payments.status === 'ready' && (
        <PaymentsLine payments={payments.payments} isNamed={nextStep?.kind === 'pay_invoice'} />
      )}
      {hasFailed && <LoadFailed onRetry={retry}>{t.failed}</LoadFailed>}
      {draft.hasFailed && <FailedNotice onRetry={() => draft.open()}>{t.notAdded}</FailedNotice>}
      {!areCardsSettled && !hasFailed && <IdeasSkeleton />}
      {isEmpty && <EmptyBoard onStart={draft.open} />}
      {isSettled && details && !isEmpty && <BoardPalette palette={details.palette} />}
      {areCardsSettled && hasCards && <BoardCards cards={cards} />}
      {areCardsSettled && hasCards && ideas.status === 'ready' && cards.length < FEW && (
        <section className="board-page__looks" aria-label={t.startFromLook}>
          <Looks known={ideas.inspirations.map(({ category }) => category)} onStart={draft.open} />
        </section>
      )}
      <ImageGeneratorArea />
      {isSharing && details && <ShareBoardLazy link={details.share_url} onClose={() => setSharing(false)} />}
      {draft.start && <AddInspirationDialogLazy start={draft.start} onChange={draft.keep} onClose={draft.close} />}
    </div>
  )
}
