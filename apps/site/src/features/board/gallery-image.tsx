import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { boardMessages } from './messages.ts'

/** The limits of an image's aspect ratio (width / height). */
const RATIOS = { tallest: 0.72, flattest: 1.6 }

export interface GalleryImageProps {
  src: string
  alt: string
  isHidden: boolean
  /** Called with the aspect ratio of the image when it has loaded. */
  onRatio: ((ratio: number) => void) | undefined
}

/** One image of a gallery, or a placeholder if it does not load. */
export function GalleryImage({ src, alt, isHidden, onRatio }: GalleryImageProps) {
  const t = useMessages(boardMessages)
  const [isBroken, setBroken] = useState(false)
  if (isBroken)
    return (
      <span className="gallery__broken" role="img" aria-label={t.unavailable(alt)} aria-hidden={isHidden}>
        <ImageOff size={28} strokeWidth={1.5} aria-hidden="true" />
      </span>
    )
  return (
    <img
      className="gallery__image"
      src={src}
      alt={alt}
      loading="lazy"
      draggable={false}
      aria-hidden={isHidden}
      onError={() => setBroken(true)}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        const ratio = naturalWidth / naturalHeight
        if (Number.isFinite(ratio)) onRatio?.(Math.min(Math.max(ratio, RATIOS.tallest), RATIOS.flattest))
      }}
    />
  )
}
