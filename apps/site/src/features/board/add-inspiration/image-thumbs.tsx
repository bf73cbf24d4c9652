import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useObjectUrls } from '../../../shared/form/use-object-urls.ts'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { boardMessages } from '../messages.ts'

export interface ImageThumbsProps {
  images: readonly File[]
  onChange: (images: File[]) => void
}

/** The chosen images in order, with buttons to move or remove each. */
export function ImageThumbs({ images, onChange }: ImageThumbsProps) {
  const t = useMessages(boardMessages)
  const urls = useObjectUrls(images)
  if (images.length === 0) return null

  function move(image: File, from: number, by: 1 | -1) {
    onChange(images.toSpliced(from, 1).toSpliced(from + by, 0, image))
  }

  return (
    <ol className="idea-thumbs" role="list" aria-label={t.chosenImages}>
      {images.map((image, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list may contain the same file twice
        <li className="idea-thumbs__item" key={place}>
          <img className="idea-thumbs__image" src={urls[place]} alt={image.name} />
          <Tool label={t.moveForward(image.name)} isOff={place === 0} onPress={() => move(image, place, -1)}>
            <ChevronLeft size={18} strokeWidth={1.5} aria-hidden="true" />
          </Tool>
          <Tool label={t.remove(image.name)} onPress={() => onChange(images.toSpliced(place, 1))}>
            <X size={18} strokeWidth={1.5} aria-hidden="true" />
          </Tool>
          <Tool
            label={t.moveBack(image.name)}
            isOff={place === images.length - 1}
            onPress={() => move(image, place, 1)}
          >
            <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" />
          </Tool>
        </li>
      ))}
    </ol>
  )
}

interface ToolProps {
  label: string
  /** Whether the image cannot move further. */
  isOff?: boolean
  onPress: () => void
  children: ReactNode
}

/** A button that stays focusable when disabled, so that an image moved to the end does not lose the focus. */
function Tool({ label, isOff = false, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className="idea-thumbs__tool"
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onPress}
    >
      {children}
    </button>
  )
}
