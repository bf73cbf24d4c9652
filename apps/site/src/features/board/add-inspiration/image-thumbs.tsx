import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useObjectUrls } from '../../../shared/form/use-object-urls.ts'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { boardMessages } from '../messages.ts'
import { type IdeaImage, isFile } from './idea-values.ts'

export interface ImageThumbsProps {
  images: readonly IdeaImage[]
  onChange: (images: IdeaImage[]) => void
}

/** The chosen images in order, with buttons to move or remove each. */
export function ImageThumbs({ images, onChange }: ImageThumbsProps) {
  const t = useMessages(boardMessages)
  const files = useMemo(() => images.filter(isFile), [images])
  const fileUrls = useObjectUrls(files)
  if (images.length === 0) return null

  const nameOf = (image: IdeaImage, place: number) => (isFile(image) ? image.name : t.storedImage(place + 1))
  const urlOf = (image: IdeaImage) => (isFile(image) ? fileUrls[files.indexOf(image)] : image.url)

  function move(image: IdeaImage, from: number, by: 1 | -1) {
    onChange(images.toSpliced(from, 1).toSpliced(from + by, 0, image))
  }

  return (
    <ol className="idea-thumbs" role="list" aria-label={t.chosenImages}>
      {images.map((image, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list may contain the same file twice
        <li className="idea-thumbs__item" key={place}>
          <img className="idea-thumbs__image" src={urlOf(image)} alt={nameOf(image, place)} />
          <Tool label={t.moveForward(nameOf(image, place))} isOff={place === 0} onPress={() => move(image, place, -1)}>
            <ChevronLeft size={18} strokeWidth={1.5} aria-hidden="true" />
          </Tool>
          <Tool label={t.remove(nameOf(image, place))} onPress={() => onChange(images.toSpliced(place, 1))}>
            <X size={18} strokeWidth={1.5} aria-hidden="true" />
          </Tool>
          <Tool
            label={t.moveBack(nameOf(image, place))}
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
