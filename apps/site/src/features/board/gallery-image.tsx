import { ImageOff } from 'lucide-react'
import { useState } from 'react'

/** The flattest and the tallest frame a picture may ask for, as width by height. */
const RATIOS = { tallest: 0.72, flattest: 1.6 }

export interface GalleryImageProps {
  src: string
  alt: string
  isHidden: boolean
  /** Told the frame that suits the picture, once it is known. */
  onRatio: ((ratio: number) => void) | undefined
}

/** One picture of a gallery; a quiet wash where it cannot be had. */
export function GalleryImage({ src, alt, isHidden, onRatio }: GalleryImageProps) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken)
    return (
      <span className="gallery__broken" role="img" aria-label={`${alt}: not available`} aria-hidden={isHidden}>
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
