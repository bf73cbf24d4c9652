import type { Messages } from '../../../messages/index.ts'
import { imageOfWidth, imageSource } from '../../../shared/image-source.ts'
import { isWebAddress } from '../../../shared/is-web-address.ts'

/** One image of a gallery. */
export interface GalleryImage {
  src: string
  /** The same image in other sizes, for small frames. */
  srcSet?: string
  /** The URL of a small copy to show until the image has loaded. */
  preview?: string
  alt: string
  key: string
}

/** Converts URLs to gallery images and skips those that are not `http:` or `https:`. `preview` is for the first URL. */
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
