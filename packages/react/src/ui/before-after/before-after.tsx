import { type CSSProperties, useState } from 'react'
import { useBrokenImage } from '../../shared/use-broken-image.ts'

/** An image of a comparison. */
export interface ComparedImage {
  src: string
  /** Smaller versions of the image, in the format of `srcset`. Also set `sizes`. */
  srcSet?: string
  sizes?: string
  /** The name to show in the corner of the image. */
  label: string
}

export interface BeforeAfterProps {
  before: ComparedImage
  after: ComparedImage
  /** The accessible name of the slider. */
  label: string
  /** The alternative text for both images. */
  alt: string
}

/**
 * Compares two images of the same size with a slider. The images are stacked, and the slider moves the line between
 * them. The slider is a native range input, so it works with mouse, touch and keyboard in both writing directions.
 */
export function BeforeAfter({ before, after, label, alt }: BeforeAfterProps) {
  const [share, setShare] = useState(50)
  // React's types do not include custom properties.
  const place: CSSProperties & Record<'--_share', string> = { '--_share': `${share}%` }

  return (
    <div className="vk-compare" part="compare" style={place}>
      <Side image={after} alt={alt} />
      <div className="vk-compare__before">
        <Side image={before} alt={alt} />
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

/** One of the two images. Renders nothing if the image fails to load. */
function Side({ image: { src, srcSet, sizes, label }, alt }: { image: ComparedImage; alt: string }) {
  const { isBroken, imageProps } = useBrokenImage(src)
  if (isBroken) return null
  return (
    <img
      className="vk-compare__image"
      // This attribute is before `src` and `srcSet`, because the browser requests an image as soon as its URL is set.
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
