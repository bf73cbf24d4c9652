import { useState } from 'react'
import { imagePlaceholder } from '../../shared/image-placeholder.ts'
import { isWebAddress } from '../../shared/is-web-address.ts'
import { useBrokenImage } from '../../shared/use-broken-image.ts'

export interface PhotoProps {
  src: string
  alt: string
  /** Smaller versions of the image for small frames, in the format of `srcset`. */
  srcSet?: string
  /** The URL of a small copy that is shown until the image has loaded. `isWebAddress(preview)` must be true. */
  preview?: string
  /** Loads the image immediately instead of lazily. Use it for images that are visible when the page opens. */
  isEager?: boolean
}

/**
 * An image from a third-party URL, cropped to its frame. If the image fails to load, a tinted background replaces it.
 */
export function Photo({ src, alt, srcSet, preview, isEager = false }: PhotoProps) {
  const { isBroken, imageProps } = useBrokenImage(src)
  const [shown, setShown] = useState<string | null>(null)
  if (isBroken || !isWebAddress(src))
    return <span className="vk-photo" data-broken="true" role="img" aria-label={alt} />
  return (
    <img
      className="vk-photo"
      part="image"
      // This attribute is before `src` and `srcSet`, because the browser requests an image as soon as its URL is set.
      loading={isEager ? 'eager' : 'lazy'}
      sizes={srcSet && '320px'}
      srcSet={srcSet}
      src={src}
      alt={alt}
      decoding="async"
      draggable={false}
      style={shown === src ? undefined : imagePlaceholder(preview)}
      onLoad={() => setShown(src)}
      {...imageProps}
    />
  )
}
