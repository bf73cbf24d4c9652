import type { BoardCard, Inspiration } from '@vowkit/sdk-core/account'
import { useId, useState } from 'react'
import { FailedNotice } from '../../../shared/failed-notice.tsx'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { useCategoryName } from '../../../shared/use-category-name.ts'
import { DeleteInspirationLazy, EditInspirationLazy } from '../edit-inspiration/edit-inspiration.lazy.tsx'
import { InspirationCard } from '../inspiration-card.tsx'
import { boardMessages } from '../messages.ts'
import { BoardItem } from './board-item.tsx'
import { boardToolsMessages } from './messages.ts'
import { PinCard } from './pin-card.tsx'
import { UnpinNotice } from './unpin-notice.tsx'
import { useCardOrder } from './use-card-order.ts'
import { useUnpin } from './use-unpin.ts'

/** The inspirations and pins of the board. The couple can order, edit and remove them. */
export function BoardCards({ cards }: { cards: readonly BoardCard[] }) {
  const t = useMessages(boardMessages)
  const tools = useMessages(boardToolsMessages)
  const categoryName = useCategoryName()
  const order = useCardOrder(cards)
  const unpin = useUnpin()
  const hintId = useId()
  const [dialog, setDialog] = useState<{ name: 'edit' | 'delete'; inspiration: Inspiration } | null>(null)
  const labelOf = (card: BoardCard) => (card.kind === 'pin' ? card.pin.title : categoryName(card.inspiration.category))
  const moved = order.cards.find(({ key }) => key !== null && key === order.moved?.key)

  function entriesOf(card: BoardCard) {
    if (card.kind === 'pin') return [{ label: tools.unpin, onPress: () => void unpin.remove(card.pin) }]
    const { inspiration } = card
    return (['edit', 'delete'] as const).map((name) => ({
      label: tools[name],
      onPress: () => setDialog({ name, inspiration }),
    }))
  }

  return (
    <>
      {order.hasFailed && <FailedNotice onRetry={order.retry}>{tools.notOrdered}</FailedNotice>}
      <UnpinNotice unpin={unpin} />
      <p id={hintId} hidden>
        {tools.gripHint}
      </p>
      <ul className="ideas" role="list" aria-label={t.inspirations} data-dragging={order.dragged ? '' : undefined}>
        {order.cards.map((card, place) => (
          <BoardItem
            key={card.key ?? place}
            cardKey={card.key}
            label={labelOf(card)}
            entries={entriesOf(card)}
            order={order}
            place={place}
            hintId={hintId}
          >
            {card.kind === 'pin' ? <PinCard pin={card.pin} /> : <InspirationCard inspiration={card.inspiration} />}
          </BoardItem>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {moved && order.moved && tools.moved(labelOf(moved), order.moved.place, cards.length)}
      </p>
      {dialog?.name === 'edit' && (
        <EditInspirationLazy inspiration={dialog.inspiration} onClose={() => setDialog(null)} />
      )}
      {dialog?.name === 'delete' && (
        <DeleteInspirationLazy inspiration={dialog.inspiration} onClose={() => setDialog(null)} />
      )}
    </>
  )
}
