import type { Messages } from '../../../messages/index.ts'
import { imageOfWidth, imageSource } from '../../../shared/image-source.ts'
import { isWebAddress } from '../../../shared/is-web-address.ts'

/** One picture of a gallery. */
export interface GalleryImage {
  src: string
  /** It in other sizes, for small places. */
  srcSet?: string
  /** A smaller one that stands for it until it is there. */
  preview?: string
  alt: string
  key: string
}

/** The pictures that can be shown, each with its name; `preview` stands for the first of them. */
export function toGalleryImages(
  images: readonly string[],
  { title, preview, words }: { title: string; preview: string; words: Messages['profile'] },
): GalleryImage[] {
  return images.filter(isWebAddress).map((src, place, { length }) => ({
    ...imageSource(src),
    src,
    preview: place === 0 && isWebAddress(preview) ? preview : imageOfWidth(src, 480),
    alt: words.photo(title, place + 1, length),
    key: `${place} ${src}`,
  }))
}
