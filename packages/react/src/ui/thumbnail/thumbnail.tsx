import { useBrokenImage } from '../../shared/use-broken-image.ts'

export interface ThumbnailProps {
  className: string
  src: string
  alt: string
}

/** A small image. If it fails to load, an empty element of the same size replaces it. */
export function Thumbnail({ className, src, alt }: ThumbnailProps) {
  const { isBroken, imageProps } = useBrokenImage(src)
  if (isBroken) return <span className={className} {...(alt && { role: 'img', 'aria-label': alt })} />
  return <img className={className} src={src} alt={alt} loading="lazy" {...imageProps} />
}
