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

/** Converts URLs to gallery images. Skips URLs that are not `http:` or `https:`. `preview` belongs to the first URL. */
export function toGalleryImages(
  images: readonly string[],
  { title, preview, messages }: { title: string; preview: string; messages: Messages['profile'] },
): GalleryImage[] {
  return images.filter(isWebAddress).map((src, place, { length }) => ({
    ...imageSource(src),
    src,
    preview: place === 0 && isWebAddress(preview) ? preview : imageOfWidth(src, 480),
    alt: messages.photo(title, place + 1, length),
    key: `${place} ${src}`,
  }))
}
