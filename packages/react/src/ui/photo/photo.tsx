import { isWebAddress } from '../../shared/is-web-address.ts'
import { useBrokenPicture } from '../../shared/use-broken-picture.ts'

export interface PhotoProps {
  src: string
  alt: string
  /** Loads at once; for what is seen first. */
  isEager?: boolean
}

/** A picture at somebody else's address, cropped to its frame; a quiet wash where it cannot be had. */
export function Photo({ src, alt, isEager = false }: PhotoProps) {
  const { isBroken, imageProps } = useBrokenPicture(src)
  if (isBroken || !isWebAddress(src))
    return <span className="vk-photo" data-broken="true" role="img" aria-label={alt} />
  return (
    <img
      className="vk-photo"
      part="image"
      src={src}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      {...imageProps}
    />
  )
}
