import type { VisionDetail, VisionObject } from '@vowkit/sdk-core/vision'
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { objectsMessages } from '../../messages/english/objects.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ObjectDialog } from './object-dialog.tsx'

export interface VisionObjectsProps {
  vision: VisionDetail
  /** The number of edits left. `null` if it is unlimited or not known yet. */
  left: number | null
  /** Whether an edit is being sent. */
  isSending: boolean
  /** Called with the prompt of the chosen edit. */
  onChoose: (prompt: string) => void
}

type Area = VisionObject['areas'][number]

/** The object whose edits are open, and the position of its area in the viewport, in pixels. */
interface Opened {
  object: VisionObject
  at: { right: number; top: number }
}

/** Buttons over the objects of an image. Each opens the edits of its object. */
export function VisionObjects({ vision, left, isSending, onChoose }: VisionObjectsProps) {
  const messages = useMessages('objects', objectsMessages)
  const list = useRef<HTMLUListElement>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const { objects = [], history_images } = vision
  const ranks = rankBySize(objects)

  useLayoutEffect(() => {
    const element = list.current
    // The buttons unmount while the next image is drawn. The focus then stays on the image.
    return () => {
      if (element && hasFocus(element)) element.closest('figure')?.querySelector('button')?.focus()
    }
  }, [])

  const open = (object: VisionObject) => (event: MouseEvent<HTMLButtonElement>) => {
    const { right, top } = event.currentTarget.getBoundingClientRect()
    if (!isSending) setOpened({ object, at: { right, top } })
  }

  function choose(prompt: string) {
    setOpened(null)
    onChoose(prompt)
  }

  return (
    <>
      <ul className="vk-objects" part="objects" role="list" ref={list}>
        {objects.map((object) => (
          <li className="vk-objects__item" key={object.id} data-open={opened?.object.id === object.id}>
            {object.areas.map((area, place) => (
              <button
                type="button"
                className="vk-objects__area"
                // biome-ignore lint/suspicious/noArrayIndexKey: areas are identified by their position
                key={place}
                aria-label={messages.change(object.name)}
                aria-haspopup="dialog"
                // One button for each object is enough for the keyboard and for screen readers.
                aria-hidden={place > 0 || undefined}
                tabIndex={place > 0 ? -1 : undefined}
                style={{ ...toStyle(area), zIndex: ranks.get(area) }}
                onClick={open(object)}
              >
                {place === 0 && (
                  <span className="vk-objects__name" aria-hidden="true" dir="auto">
                    {object.name}
                  </span>
                )}
              </button>
            ))}
          </li>
        ))}
      </ul>
      {history_images.length === 0 && <p className="vk-objects__hint">{messages.hint}</p>}
      {opened && <ObjectDialog {...opened} left={left} onChoose={choose} onClose={() => setOpened(null)} />}
    </>
  )
}

function hasFocus(element: Element): boolean {
  const root = element.getRootNode() as Document | ShadowRoot
  return element.contains(root.activeElement)
}

/** Ranks the areas, so that smaller areas are above larger ones, and things above their surroundings. */
function rankBySize(objects: readonly VisionObject[]): Map<Area, number> {
  const isSurroundings = ({ id }: VisionObject) => SURROUNDINGS.test(id)
  const areasOf = (some: readonly VisionObject[]) =>
    some.flatMap(({ areas }) => areas).toSorted((a, b) => b.width * b.height - a.width * a.height)
  const sorted = [...areasOf(objects.filter(isSurroundings)), ...areasOf(objects.filter((one) => !isSurroundings(one)))]
  return new Map(sorted.map((area, rank) => [area, rank]))
}

/** The sky, the venue and its parts, such as `part:hedge`. */
const SURROUNDINGS = /^(light|venue|part:.*)$/

/** Returns the position as custom properties: the centre and the size, in percent. */
function toStyle({ x, y, width, height }: Area) {
  return {
    '--_x': `${(x + width / 2) * 100}%`,
    '--_y': `${(y + height / 2) * 100}%`,
    '--_width': `${width * 100}%`,
    '--_height': `${height * 100}%`,
  }
}
