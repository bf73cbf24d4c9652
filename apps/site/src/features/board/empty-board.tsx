import './empty-board.css'
import { Plus } from 'lucide-react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { EMPTY_BOARD_PICTURE } from '../../shared/scene/pictures.ts'
import { ScenePicture } from '../../shared/scene/scene-picture.tsx'
import type { IdeaStart } from './add-inspiration/idea-values.ts'
import { Looks } from './looks.tsx'
import { boardMessages } from './messages.ts'

/**
 * A board without inspirations. The couple opens an empty form, or a form with the values of a suggested inspiration.
 */
export function EmptyBoard({ onStart }: { onStart: (start: IdeaStart) => void }) {
  const t = useMessages(boardMessages)
  return (
    <section className="empty-board" aria-label={t.inspirations}>
      <ScenePicture picture={EMPTY_BOARD_PICTURE} sizes="220px" className="empty-board__arch" />
      <p className="empty-board__text">{t.empty}</p>
      <button type="button" className="button empty-board__add" onClick={() => onStart({})}>
        <Plus size={20} strokeWidth={1.5} aria-hidden="true" />
        {t.addFirst}
      </button>
      <Looks onStart={onStart} />
    </section>
  )
}
