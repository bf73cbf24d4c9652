import { useClient } from '@vowkit/react'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { LOOKS, type Look } from '../../shared/scene/pictures.ts'
import { ScenePicture } from '../../shared/scene/scene-picture.tsx'
import { useCategoryName } from '../../shared/use-category-name.ts'
import type { IdeaStart } from './add-inspiration/idea-values.ts'
import { boardMessages } from './messages.ts'
import { startFromLook } from './start-from-look.ts'

export interface LooksProps {
  /** The categories of the board's inspirations, whose looks are not suggested. */
  known?: readonly string[]
  onStart: (start: IdeaStart) => void
}

/** Suggested inspirations, which open a form with their values. */
export function Looks({ known = [], onStart }: LooksProps) {
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

  const looks = LOOKS.filter(({ category }) => !known.includes(category))
  if (looks.length === 0) return null
  return (
    <>
      <h2 className="looks__title">{t.startFromLook}</h2>
      <ul className="looks" role="list">
        {looks.map((look) => (
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
    </>
  )
}
