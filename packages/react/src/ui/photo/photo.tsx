import { useState } from 'react'
import { imagePlaceholder } from '../../shared/image-placeholder.ts'
import { isWebAddress } from '../../shared/is-web-address.ts'
import { useBrokenImage } from '../../shared/use-broken-image.ts'

export interface PhotoProps {
  src: string
  alt: string
  /** The same picture in other sizes, where it is shown small. */
  srcSet?: string
  /** The address of a smaller one that stands for it until it is there; only one that `isWebAddress`. */
  preview?: string
  /** Loads at once; for what is seen first. */
  isEager?: boolean
}

/** A picture at somebody else's address, cropped to its frame; a quiet wash where it cannot be had. */
export function Photo({ src, alt, srcSet, preview, isEager = false }: PhotoProps) {
  const { isBroken, imageProps } = useBrokenImage(src)
  const [shown, setShown] = useState<string | null>(null)
  if (isBroken || !isWebAddress(src))
    return <span className="vk-photo" data-broken="true" role="img" aria-label={alt} />
  return (
    <img
      className="vk-photo"
      part="image"
      // Before the addresses: a browser that has them takes one at once.
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
