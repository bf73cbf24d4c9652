import { isWebAddress } from './is-web-address.ts'

/** The `src` and `srcSet` attributes of an image element. */
export interface ImageSource {
  src: string
  srcSet?: string
}

/**
 * Returns the attributes for an image URL, with smaller sizes if the URL supports them. Returns `null` unless the URL
 * is `http:` or `https:`.
 */
export function imageSource(address: string): ImageSource | null {
  if (!isWebAddress(address)) return null
  const small = imageOfWidth(address, 480)
  return { src: address, srcSet: small && `${small} 480w, ${imageOfWidth(address, 960)} 960w` }
}

/** Returns the URL of the image in a width in pixels. Returns `undefined` if the image has only one size. */
export function imageOfWidth(address: string, width: 480 | 960): string | undefined {
  const [, base] = /^(.+\/catalogue\/[^/]+\/\d-)(?:480|960)\.webp$/.exec(address) ?? []
  return base && `${base}${width}.webp`
}
