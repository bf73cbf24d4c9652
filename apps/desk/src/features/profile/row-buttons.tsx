import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useTexts } from '../../shared/language/use-texts.ts'
import { profileTexts } from './texts.ts'

const ICON = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

export interface RowButtonsProps<Item> {
  items: readonly Item[]
  index: number
  /** The name of the row for screen readers. */
  name: string
  onChange: (items: Item[]) => void
}

/** Buttons that move or remove one row of a list. */
export function RowButtons<Item>({ items, index, name, onChange }: RowButtonsProps<Item>) {
  const t = useTexts(profileTexts)
  return (
    <div className="row-buttons">
      <button
        type="button"
        className="icon-button"
        aria-label={t.moveUp(name)}
        disabled={index === 0}
        onClick={() => onChange(moved(items, index, index - 1))}
      >
        <ArrowUp {...ICON} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t.moveDown(name)}
        disabled={index === items.length - 1}
        onClick={() => onChange(moved(items, index, index + 1))}
      >
        <ArrowDown {...ICON} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t.remove(name)}
        onClick={() => onChange(items.filter((_, at) => at !== index))}
      >
        <X {...ICON} />
      </button>
    </div>
  )
}

/** Returns the items with the item at `from` moved to `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
