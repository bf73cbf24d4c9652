import { Plus, Printer, Share2 } from 'lucide-react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { AddInspirationDialogLazy } from './add-inspiration/add-inspiration-dialog.lazy.tsx'
import { boardMessages } from './messages.ts'
import { printBoard } from './print-board.ts'
import { boardToolsMessages } from './workspace/messages.ts'
import { ShareBoardLazy } from './workspace/share-board.lazy.tsx'

const ICON = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const

export interface BoardHeadProps {
  onAdd: () => void
  onShare: () => void
  /** Whether there is something to print and to share. */
  hasCards: boolean
}

/** The title of the board and its actions. */
export function BoardHead({ onAdd, onShare, hasCards }: BoardHeadProps) {
  const t = useMessages(boardMessages)
  const tools = useMessages(boardToolsMessages)
  return (
    <header className="board-page__head">
      <div>
        <p className="board-page__kind">{t.kind}</p>
        <h1 className="board-page__title">{t.title}</h1>
      </div>
      <div className="board-page__actions">
        {hasCards && (
          <>
            <button type="button" className="icon-button" aria-label={tools.print} onClick={() => void printBoard()}>
              <Printer {...ICON} />
            </button>
            <button
              type="button"
              className="button button--quiet board-page__add"
              onPointerEnter={() => void ShareBoardLazy.preload()}
              onClick={onShare}
            >
              <Share2 {...ICON} />
              {tools.share}
            </button>
          </>
        )}
        <button
          type="button"
          className="button board-page__add"
          onPointerEnter={() => void AddInspirationDialogLazy.preload()}
          onFocus={() => void AddInspirationDialogLazy.preload()}
          onClick={onAdd}
        >
          <Plus {...ICON} />
          {t.add}
        </button>
      </div>
    </header>
  )
}
