import { useMemo, useState } from 'react'
import { profileMessages } from '../../../messages/profile.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Root } from '../../../root/root.tsx'
import { Carousel } from '../../../ui/carousel/carousel.tsx'
import { Photo } from '../../../ui/photo/photo.tsx'
import { Cover } from './cover.tsx'
import { toGalleryImages } from './gallery-image.ts'
import { Lightbox } from './lightbox.tsx'

export interface VendorGalleryProps {
  /** Addresses of the pictures, the main one first. Only `http:` and `https:` ones are shown. Keep the array stable. */
  images: readonly string[]
  /** A small one that stands for the main picture until that is there. */
  preview?: string
  /** Whose pictures these are. */
  title: string
}

/** A vendor's pictures: a cover, a carousel of all of them, and each as large as the window by a click. */
export function VendorGallery({ images, preview = '', title }: VendorGalleryProps) {
  const words = useMessages('profile', profileMessages)
  const [opened, setOpened] = useState<number | null>(null)
  const pictures = useMemo(() => toGalleryImages(images, { title, preview, words }), [images, title, preview, words])

  return (
    <Root>
      <section className="vk-gallery" aria-label={words.gallery(title)}>
        <Cover pictures={pictures} onOpen={setOpened} />
        {pictures.length > 1 && (
          <Carousel
            label={words.allPhotos}
            roleDescription={words.carousel}
            previousLabel={words.previousPhoto}
            nextLabel={words.nextPhoto}
          >
            {pictures.map(({ src, srcSet, preview, alt, key }, place) => (
              <button type="button" className="vk-gallery__picture" key={key} onClick={() => setOpened(place)}>
                <Photo src={src} srcSet={srcSet} preview={place === 0 ? preview : undefined} alt={alt} />
              </button>
            ))}
          </Carousel>
        )}
        {opened !== null && (
          <Lightbox title={title} pictures={pictures} startIndex={opened} onClose={() => setOpened(null)} />
        )}
      </section>
    </Root>
  )
}
