import { isWebAddress } from '../../shared/is-web-address.ts'

/** What an image element is given to show a picture. */
export interface PictureSource {
  src: string
  srcSet?: string
}

/** Where a picture is, in the sizes its address allows; `null` for none, and for an address that is not the web's. */
export function pictureSource(address: string): PictureSource | null {
  if (!isWebAddress(address)) return null
  const [, base] = /^(.+\/catalogue\/[^/]+\/\d-)480\.webp$/.exec(address) ?? []
  return { src: address, srcSet: base && `${base}480.webp 480w, ${base}960.webp 960w` }
}
