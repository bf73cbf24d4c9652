import './card-tools.css'
import { Ellipsis, GripVertical } from 'lucide-react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { useMenu } from '../../../shared/menu/use-menu.ts'
import { boardToolsMessages } from './messages.ts'
import type { GripHandlers } from './use-card-order.ts'

export interface CardToolsProps {
  cardKey: string
  /** The name of the card for screen readers. */
  label: string
  /** The card's own entries of the menu. */
  entries: readonly CardToolsEntry[]
  grip: GripHandlers
  /** The id of the text that explains the grip. */
  hintId: string
  onMove: (by: number) => void
  /** The place of the card, from 0. */
  place: number
  count: number
}

/** An entry of a card's menu. */
export interface CardToolsEntry {
  label: string
  onPress: () => void
}

/** The grip and the menu of a card. */
export function CardTools({ cardKey, label, entries, grip, hintId, onMove, place, count }: CardToolsProps) {
  const t = useMessages(boardToolsMessages)
  const { box, button, panel, close } = useMenu(cardKey)
  const moves = [
    ...(place > 0 ? [{ label: t.earlier, onPress: () => onMove(-1) }] : []),
    ...(place < count - 1 ? [{ label: t.later, onPress: () => onMove(1) }] : []),
  ]

  return (
    <div className="card-tools">
      {count > 1 && (
        <button
          type="button"
          className="card-tools__button card-tools__grip"
          aria-label={t.grip(label)}
          aria-describedby={hintId}
          {...grip}
        >
          <GripVertical size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
      )}
      <div className="menu card-tools__menu" {...box}>
        <button type="button" className="card-tools__button" aria-label={t.actions(label)} {...button}>
          <Ellipsis size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
        <ul className="menu__panel" {...panel}>
          {[...entries, ...moves].map(({ label: entry, onPress }) => (
            <li key={entry}>
              <button
                type="button"
                className="menu__entry"
                onClick={() => {
                  close()
                  onPress()
                }}
              >
                {entry}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
