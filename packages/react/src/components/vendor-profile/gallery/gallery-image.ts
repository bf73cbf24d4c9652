import type { Messages } from '../../../messages/index.ts'
import { imageOfWidth, imageSource } from '../../../shared/image-source.ts'
import { isWebAddress } from '../../../shared/is-web-address.ts'

/** One image of a gallery. */
export interface GalleryImage {
  src: string
  /** Smaller versions of the image for small frames, in the format of `srcset`. */
  srcSet?: string
  /** The URL of a small copy that is shown until the image has loaded. */
  preview?: string
  alt: string
  key: string
}

interface GalleryOptions {
  title: string
  preview: string
  /** The alternative texts of the images. An image without one is described by its number. */
  alts?: readonly string[] | undefined
  messages: Messages['profile']
}

/** Converts URLs to gallery images. Skips URLs that are not `http:` or `https:`. `preview` belongs to the first URL. */
export function toGalleryImages(
  images: readonly string[],
  { title, preview, alts = [], messages }: GalleryOptions,
): GalleryImage[] {
  const altOf = new Map(images.map((src, index) => [src, alts[index] ?? '']))
  return images.filter(isWebAddress).map((src, place, { length }) => ({
    ...imageSource(src),
    src,
    preview: place === 0 && isWebAddress(preview) ? preview : imageOfWidth(src, 480),
    alt: altOf.get(src) || messages.photo(title, place + 1, length),
    key: `${place} ${src}`,
  }))
}
