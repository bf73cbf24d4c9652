import { useClient } from '@vowkit/react'
import type { PaletteColour } from '@vowkit/sdk-core/account'
import { useState } from 'react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { boardToolsMessages } from './messages.ts'

/** The main colours of the board as swatches. A press copies the hex code. */
export function BoardPalette({ palette }: { palette: readonly PaletteColour[] }) {
  const t = useMessages(boardToolsMessages)
  const { log } = useClient().ports
  const [note, setNote] = useState('')
  if (palette.length === 0) return null

  async function copy(hex: string) {
    try {
      await navigator.clipboard.writeText(hex)
      setNote(t.copied(hex))
    } catch (cause) {
      log.warn('A colour could not be copied.', cause)
      setNote(t.notCopied(hex))
    }
  }

  return (
    <section className="board-palette" aria-label={t.palette}>
      <h2 className="board-palette__title">{t.palette}</h2>
      <ul className="board-palette__list" role="list">
        {palette.map(({ hex, name }) => (
          <li key={hex}>
            <button
              type="button"
              className="board-palette__swatch"
              aria-label={t.copyColor(name, hex)}
              onClick={() => void copy(hex)}
            >
              <span className="board-palette__colour" style={{ backgroundColor: hex }} />
              <span className="board-palette__name">{t.colorName(name)}</span>
              <span className="board-palette__hex">{hex}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="board-palette__note" role="status">
        {note}
      </p>
    </section>
  )
}
