import type { ReactNode } from 'react'
import { useRowSpan } from '../use-row-span.ts'
import { CardTools, type CardToolsEntry } from './card-tools.tsx'
import type { CardOrder } from './use-card-order.ts'

export interface BoardItemProps {
  /** The key of the card. `null` if the backend sends no ids, which removes the tools. */
  cardKey: string | null
  label: string
  entries: readonly CardToolsEntry[]
  order: CardOrder
  place: number
  hintId: string
  /** The card, as one element. */
  children: ReactNode
}

/** One item of the board: a card with its tools. */
export function BoardItem({ cardKey, label, entries, order, place, hintId, children }: BoardItemProps) {
  const item = useRowSpan<HTMLLIElement>()
  const isDragged = cardKey !== null && order.dragged === cardKey
  return (
    <li className="ideas__item" ref={item} data-card={cardKey ?? undefined} data-dragged={isDragged ? '' : undefined}>
      {children}
      {cardKey !== null && (
        <CardTools
          cardKey={cardKey}
          label={label}
          entries={entries}
          grip={order.gripOf(cardKey)}
          hintId={hintId}
          onMove={(by) => order.move(cardKey, by)}
          place={place}
          count={order.cards.length}
        />
      )}
    </li>
  )
}
