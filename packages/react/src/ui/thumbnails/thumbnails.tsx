import { CloseIcon } from '../icon/icon.tsx'

export interface Thumbnail {
  id: string
  url: string
  name: string
}

export interface ThumbnailsProps {
  label: string
  images: readonly Thumbnail[]
  /** Pictures still being read, shown as empty frames. */
  pending?: number
  /** Names the button that removes one. */
  removeLabel: (name: string) => string
  onRemove: (id: string) => void
  disabled?: boolean
}

/** Small pictures in a row, each with a button that removes it. */
export function Thumbnails({ label, images, pending = 0, removeLabel, onRemove, disabled }: ThumbnailsProps) {
  if (images.length + pending === 0) return null
  return (
    <ul className="vk-thumbs" aria-label={label}>
      {images.map(({ id, url, name }) => (
        <li className="vk-thumbs__item" part="thumb" key={id}>
          <img className="vk-thumbs__image" src={url} alt={name} />
          <button
            type="button"
            className="vk-thumbs__remove"
            aria-label={removeLabel(name)}
            disabled={disabled}
            onClick={() => onRemove(id)}
          >
            <CloseIcon />
          </button>
        </li>
      ))}
      {Array.from({ length: pending }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a frame is its place
        <li className="vk-thumbs__item" key={place} aria-hidden="true" data-pending="true" />
      ))}
    </ul>
  )
}
