import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { GalleryImage } from './gallery-image.tsx'
import { boardMessages } from './messages.ts'
import { useSwipe } from './use-swipe.ts'

export interface GalleryProps {
  /** The accessible name of the gallery. */
  label: string
  /** The URLs of the images. */
  images: readonly string[]
}

/** A carousel in the aspect ratio of its first image. A single image has no arrows. */
export function Gallery({ label, images }: GalleryProps) {
  const t = useMessages(boardMessages)
  const [index, setIndex] = useState(0)
  const [ratio, setRatio] = useState(1.25)
  const count = images.length
  const step = (by: 1 | -1) => setIndex((now) => (now + by + count) % count)
  const swipe = useSwipe(step)
  if (count === 0) return null

  const strip = (
    <div className="gallery__strip" style={stripStyle(ratio, index)}>
      {images.map((src, place) => (
        <GalleryImage
          // biome-ignore lint/suspicious/noArrayIndexKey: the images never change, and may contain duplicates
          key={place}
          src={src}
          alt={count === 1 ? label : t.pictureOf(label, place + 1, count)}
          isHidden={place !== index}
          onRatio={place === 0 ? setRatio : undefined}
        />
      ))}
    </div>
  )
  if (count === 1) return <div className="gallery">{strip}</div>

  return (
    <section className="gallery" aria-roledescription={t.carousel} aria-label={label} {...swipe}>
      {strip}
      <button type="button" className="gallery__arrow" aria-label={t.previous} onClick={() => step(-1)}>
        <ChevronLeft size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <button type="button" className="gallery__arrow gallery__arrow--next" aria-label={t.next} onClick={() => step(1)}>
        <ChevronRight size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <span className="visually-hidden" aria-live="polite">
        {t.place(index + 1, count)}
      </span>
      <span className="gallery__dots" aria-hidden="true">
        {images.map((_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no identity except its index
          <span key={place} data-current={place === index} />
        ))}
      </span>
    </section>
  )
}

/** Returns custom properties, because the style sheet for paper replaces the layout of the strip. */
function stripStyle(ratio: number, index: number): CSSProperties {
  return { '--_ratio': ratio, '--_shift': `${-100 * index}%` } as CSSProperties
}
