import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { createBoard, createDashboard } from '@vowkit/sdk-core/account'
import { Plus } from 'lucide-react'
import { FailedNotice } from '../../shared/failed-notice.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { LoadFailed } from '../../shared/load-failed.tsx'
import { AddInspirationDialogLazy } from './add-inspiration/add-inspiration-dialog.lazy.tsx'
import { useIdeaDraft } from './add-inspiration/use-idea-draft.ts'
import { CoupleCardSkeleton, IdeasSkeleton } from './board-skeleton.tsx'
import { CoupleCard } from './couple-card.tsx'
import { EmptyBoard } from './empty-board.tsx'
import { FinishSignUp } from './finish-sign-up.tsx'
import { ImageGeneratorArea } from './image-generator/image-generator-area.tsx'
import { InspirationCard } from './inspiration-card.tsx'
import { Looks } from './looks.tsx'
import { boardMessages } from './messages.ts'
import { useImageDrop } from './use-image-drop.ts'

/** A board with fewer inspirations also shows suggestions. */
const FEW = 4

/** The couple's names, wedding date and inspirations. */
export function Board() {
  const t = useMessages(boardMessages)
  const { ports } = useClient()
  const dashboard = ports.once(createDashboard)
  const board = ports.once(createBoard)
  const couple = useStore(dashboard.$dashboard)
  const ideas = useStore(board.$board)
  const draft = useIdeaDraft()
  const isEmpty = ideas.status === 'ready' && ideas.inspirations.length === 0
  const drop = useImageDrop((images) => draft.open({ images }))

  function retry() {
    if (couple.status === 'failed') void dashboard.refresh()
    if (ideas.status === 'failed') void board.refresh()
  }

  return (
    <div className="board-page" {...drop}>
      <header className="board-page__head">
        <div>
          <p className="board-page__kind">{t.kind}</p>
          <h1 className="board-page__title">{t.title}</h1>
        </div>
        <button
          type="button"
          className="button board-page__add"
          onPointerEnter={() => void AddInspirationDialogLazy.preload()}
          onFocus={() => void AddInspirationDialogLazy.preload()}
          onClick={() => draft.open()}
        >
          <Plus size={20} strokeWidth={1.5} aria-hidden="true" />
          {t.add}
        </button>
      </header>
      {couple.status === 'loading' && <CoupleCardSkeleton />}
      {couple.status === 'ready' && <CoupleCard couple={couple.couple} />}
      {couple.status === 'ready' && <FinishSignUp couple={couple.couple} />}
      {(couple.status === 'failed' || ideas.status === 'failed') && <LoadFailed onRetry={retry}>{t.failed}</LoadFailed>}
      {draft.hasFailed && <FailedNotice onRetry={() => draft.open()}>{t.notAdded}</FailedNotice>}
      {ideas.status === 'loading' && <IdeasSkeleton />}
      {isEmpty && <EmptyBoard onStart={draft.open} />}
      {ideas.status === 'ready' && !isEmpty && (
        <ul className="ideas" role="list" aria-label={t.inspirations}>
          {ideas.inspirations.map((inspiration, place) => (
            <InspirationCard key={inspiration.id ?? place} inspiration={inspiration} />
          ))}
        </ul>
      )}
      {ideas.status === 'ready' && !isEmpty && ideas.inspirations.length < FEW && (
        <section className="board-page__looks" aria-label={t.startFromLook}>
          <Looks known={ideas.inspirations.map(({ category }) => category)} onStart={draft.open} />
        </section>
      )}
      <ImageGeneratorArea />
      {draft.start && <AddInspirationDialogLazy start={draft.start} onChange={draft.keep} onClose={draft.close} />}
    </div>
  )
}
