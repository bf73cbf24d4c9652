import { useMemo, useState } from 'react'
import { profileMessages } from '../../../messages/english/profile.generated.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Root } from '../../../root/root.tsx'
import { Carousel } from '../../../ui/carousel/carousel.tsx'
import { Photo } from '../../../ui/photo/photo.tsx'
import { Cover, MOSAIC_SIZE } from './cover.tsx'
import { toGalleryImages } from './gallery-image.ts'
import { Lightbox } from './lightbox.tsx'

export interface VendorGalleryProps {
  /**
   * The URLs of the images, main image first. URLs that are not `http:` or `https:` are skipped. Pass the same array in
   * every render.
   */
  images: readonly string[]
  /** The alternative texts of the images, in the same order. Pass the same array in every render. */
  alts?: readonly string[]
  /** The URL of a small copy of the main image. It is shown until the main image has loaded. */
  preview?: string
  /** The name of the vendor, used in accessible names and alternative texts. */
  title: string
}

/**
 * The images of a vendor: a cover, a carousel of the images after the main one, and a lightbox that opens on click. In a
 * wide window, the carousel is only visible if the cover does not show all images.
 */
export function VendorGallery({ images: urls, alts, preview = '', title }: VendorGalleryProps) {
  const messages = useMessages('profile', profileMessages)
  const [opened, setOpened] = useState<number | null>(null)
  const images = useMemo(
    () => toGalleryImages(urls, { title, preview, alts, messages }),
    [urls, title, preview, alts, messages],
  )

  return (
    <Root>
      <section
        className="vk-gallery"
        aria-label={messages.gallery(title)}
        data-in-mosaic={images.length <= MOSAIC_SIZE || undefined}
      >
        <Cover images={images} onOpen={setOpened} />
        {images.length > 2 && (
          <Carousel
            label={messages.allPhotos}
            roleDescription={messages.carousel}
            previousLabel={messages.previousPhoto}
            nextLabel={messages.nextPhoto}
          >
            {images.slice(1).map(({ src, srcSet, alt, key }, place) => (
              <button type="button" className="vk-gallery__picture" key={key} onClick={() => setOpened(place + 1)}>
                <Photo src={src} srcSet={srcSet} alt={alt} />
              </button>
            ))}
          </Carousel>
        )}
        {opened !== null && (
          <Lightbox title={title} images={images} startIndex={opened} onClose={() => setOpened(null)} />
        )}
      </section>
    </Root>
  )
}
