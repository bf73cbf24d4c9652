import './empty-board.css'
import { visionPath } from '@vowkit/sdk-core/contract'
import type { Vision } from '@vowkit/sdk-core/vision'
import { ArrowRight, Plus } from 'lucide-react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { EMPTY_BOARD_PICTURE } from '../../shared/scene/pictures.ts'
import { ScenePicture } from '../../shared/scene/scene-picture.tsx'
import type { IdeaStart } from './add-inspiration/idea-values.ts'
import { Looks } from './looks.tsx'
import { boardMessages } from './messages.ts'
import { useLatestVision } from './use-latest-vision.ts'
import { boardToolsMessages } from './workspace/messages.ts'

/**
 * A board without inspirations. The couple opens an empty form, or a form with the values of a suggested inspiration. If
 * the couple has a vision, it starts the board.
 */
export function EmptyBoard({ onStart }: { onStart: (start: IdeaStart) => void }) {
  const t = useMessages(boardMessages)
  const vision = useLatestVision()
  return (
    <section className="empty-board" aria-label={t.inspirations} aria-busy={vision === undefined}>
      {vision ? (
        <OwnVision vision={vision} />
      ) : (
        <ScenePicture picture={EMPTY_BOARD_PICTURE} sizes="220px" className="empty-board__arch" />
      )}
      <p className="empty-board__text">{vision === undefined ? ' ' : vision ? t.besideVision : t.empty}</p>
      <button type="button" className="button empty-board__add" onClick={() => onStart({})}>
        <Plus size={20} strokeWidth={1.5} aria-hidden="true" />
        {t.addFirst}
      </button>
      <Looks onStart={onStart} />
    </section>
  )
}

/** The couple's latest vision, as a link to it. */
function OwnVision({ vision }: { vision: Vision }) {
  const { openVision } = useMessages(boardToolsMessages)
  return (
    <a className="empty-board__vision" href={visionPath(vision.id)}>
      <img className="empty-board__vision-image" src={vision.result_image} alt="" decoding="async" />
      <span className="empty-board__vision-title" dir="auto">
        {vision.title}
      </span>
      <span className="empty-board__vision-open">
        {openVision}
        <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
      </span>
    </a>
  )
}
