import { type CSSProperties, useState } from 'react'
import { useBrokenImage } from '../../shared/use-broken-image.ts'

/** One side of a comparison. */
export interface ComparedImage {
  src: string
  /** The same picture in other sizes, and how wide it is shown. */
  srcSet?: string
  sizes?: string
  /** Names this side, in its corner. */
  label: string
}

export interface BeforeAfterProps {
  before: ComparedImage
  after: ComparedImage
  /** Names the slider. */
  label: string
  /** What both pictures show, for who cannot see them. */
  alt: string
}

/**
 * Two pictures of the same size over each other, and a slider that moves the line between them. It is the platform's
 * own: keys, drag, touch and writing direction are as everywhere.
 */
export function BeforeAfter({ before, after, label, alt }: BeforeAfterProps) {
  const [share, setShare] = useState(50)
  // A custom property, which React's types do not know.
  const place: CSSProperties & Record<'--_share', string> = { '--_share': `${share}%` }

  return (
    <div className="vk-compare" part="compare" style={place}>
      <Side picture={after} alt={alt} />
      <div className="vk-compare__before">
        <Side picture={before} alt={alt} />
      </div>
      <span className="vk-compare__label" aria-hidden="true" data-side="before">
        {before.label}
      </span>
      <span className="vk-compare__label" aria-hidden="true" data-side="after">
        {after.label}
      </span>
      <input
        className="vk-compare__range"
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label={label}
        aria-valuetext={`${before.label} ${share}%`}
        onInput={(event) => setShare(Number(event.currentTarget.value))}
      />
      <span className="vk-compare__line" aria-hidden="true" />
    </div>
  )
}

/** One picture, or the room of one that cannot be had. */
function Side({ picture: { src, srcSet, sizes, label }, alt }: { picture: ComparedImage; alt: string }) {
  const { isBroken, imageProps } = useBrokenImage(src)
  if (isBroken) return null
  return (
    <img
      className="vk-compare__image"
      // Before the addresses: a browser that has them takes one at once.
      loading="lazy"
      sizes={sizes}
      srcSet={srcSet}
      src={src}
      alt={`${label}: ${alt}`}
      draggable={false}
      {...imageProps}
    />
  )
}
