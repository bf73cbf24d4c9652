import { isWebAddress } from './is-web-address.ts'

/** What an image element is given to show a picture. */
export interface PictureSource {
  src: string
  srcSet?: string
}

/** Where a picture is, in the sizes its address allows; `null` for none, and for an address that is not the web's. */
export function pictureSource(address: string): PictureSource | null {
  if (!isWebAddress(address)) return null
  const small = pictureOfWidth(address, 480)
  return { src: address, srcSet: small && `${small} 480w, ${pictureOfWidth(address, 960)} 960w` }
}

/** The same picture in another size; `undefined` where its address does not tell where that is. */
export function pictureOfWidth(address: string, width: 480 | 960): string | undefined {
  const [, base] = /^(.+\/catalogue\/[^/]+\/\d-)(?:480|960)\.webp$/.exec(address) ?? []
  return base && `${base}${width}.webp`
}
