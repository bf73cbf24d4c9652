import { isWebAddress } from './is-web-address.ts'

/** The attributes of an image element. */
export interface ImageSource {
  src: string
  srcSet?: string
}

/** The sources of an image, with the smaller sizes if it has them; `null` unless the address is `http:` or `https:`. */
export function imageSource(address: string): ImageSource | null {
  if (!isWebAddress(address)) return null
  const small = imageOfWidth(address, 480)
  return { src: address, srcSet: small && `${small} 480w, ${imageOfWidth(address, 960)} 960w` }
}

/** The address of the same image in another width; `undefined` if the image has only one size. */
export function imageOfWidth(address: string, width: 480 | 960): string | undefined {
  const [, base] = /^(.+\/catalogue\/[^/]+\/\d-)(?:480|960)\.webp$/.exec(address) ?? []
  return base && `${base}${width}.webp`
}
