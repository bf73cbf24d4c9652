import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { GalleryImage } from './gallery-image.tsx'
import { useSwipe } from './use-swipe.ts'

export interface GalleryProps {
  /** Names the gallery. */
  label: string
  /** The addresses of the pictures. */
  images: readonly string[]
}

/** Pictures one at a time, as tall as the first of them asks for. One picture needs no arrows. */
export function Gallery({ label, images }: GalleryProps) {
  const [index, setIndex] = useState(0)
  const [ratio, setRatio] = useState(1.25)
  const count = images.length
  const step = (by: 1 | -1) => setIndex((now) => (now + by + count) % count)
  const swipe = useSwipe(step)
  if (count === 0) return null

  const strip = (
    <div className="gallery__strip" style={{ aspectRatio: ratio, translate: `${-100 * index}%` }}>
      {images.map((src, place) => (
        <GalleryImage
          // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of an idea never change, and one may be there twice
          key={place}
          src={src}
          alt={count === 1 ? label : `${label}, ${place + 1} of ${count}`}
          isHidden={place !== index}
          onRatio={place === 0 ? setRatio : undefined}
        />
      ))}
    </div>
  )
  if (count === 1) return <div className="gallery">{strip}</div>

  return (
    <section className="gallery" aria-roledescription="carousel" aria-label={label} {...swipe}>
      {strip}
      <button type="button" className="gallery__arrow" aria-label="Previous picture" onClick={() => step(-1)}>
        <ChevronLeft size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="gallery__arrow gallery__arrow--next"
        aria-label="Next picture"
        onClick={() => step(1)}
      >
        <ChevronRight size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <span className="visually-hidden" aria-live="polite">{`${index + 1} of ${count}`}</span>
      <span className="gallery__dots" aria-hidden="true">
        {images.map((_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          <span key={place} data-current={place === index} />
        ))}
      </span>
    </section>
  )
}
