import './empty-board.css'
import { useClient } from '@vowkit/react'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { EMPTY_BOARD_PICTURE, LOOKS, type Look } from '../../shared/scene/pictures.ts'
import { ScenePicture } from '../../shared/scene/scene-picture.tsx'
import { useCategoryName } from '../../shared/use-category-name.ts'
import type { IdeaStart } from './add-inspiration/idea-values.ts'
import { boardMessages } from './messages.ts'
import { startFromLook } from './start-from-look.ts'

/**
 * A board without inspirations. The couple opens an empty form, or a form with the values of a suggested inspiration.
 */
export function EmptyBoard({ onStart }: { onStart: (start: IdeaStart) => void }) {
  const t = useMessages(boardMessages)
  const categoryName = useCategoryName()
  const { ports } = useClient()
  const [chosen, setChosen] = useState<Look | null>(null)
  const left = useRef(new AbortController())

  useEffect(() => {
    left.current = new AbortController()
    return () => left.current.abort()
  }, [])

  async function choose(look: Look) {
    const { signal } = left.current
    setChosen(look)
    const start = await startFromLook(ports, look, t.looks[look.file].description, signal)
    if (signal.aborted) return
    setChosen(null)
    onStart(start)
  }

  return (
    <section className="empty-board" aria-label={t.inspirations}>
      <ScenePicture picture={EMPTY_BOARD_PICTURE} sizes="220px" className="empty-board__arch" />
      <p className="empty-board__text">{t.empty}</p>
      <button type="button" className="button empty-board__add" onClick={() => onStart({})}>
        <Plus size={20} strokeWidth={1.5} aria-hidden="true" />
        {t.addFirst}
      </button>
      <h2 className="empty-board__title">{t.startFromLook}</h2>
      <ul className="looks" role="list">
        {LOOKS.map((look) => (
          <li key={look.file}>
            <button
              type="button"
              className="look"
              disabled={chosen !== null}
              aria-busy={chosen === look}
              onClick={() => void choose(look)}
            >
              <ScenePicture
                picture={look}
                alt={t.looks[look.file].alt}
                sizes="(min-width: 720px) 30vw, 90vw"
                className="look__picture"
              />
              <span className="look__title">{t.looks[look.file].title}</span>
              <span className="look__category">{categoryName(look.category)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
