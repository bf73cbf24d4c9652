import { profileMessages } from '../../../messages/english/profile.generated.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Photo } from '../../../ui/photo/photo.tsx'
import type { GalleryImage } from './gallery-image.ts'

/** Maximum number of images that the mosaic shows in a wide window. */
export const MOSAIC_SIZE = 5

export interface CoverProps {
  images: readonly GalleryImage[]
  /** Called with the index of the image to enlarge. */
  onOpen: (place: number) => void
}

/** A mosaic of the main image and four small images. In a narrow window, only the main image is visible. */
export function Cover({ images, onOpen }: CoverProps) {
  const messages = useMessages('profile', profileMessages)
  const count = images.length
  if (count === 0) return <div className="vk-cover vk-cover__none vk-wash" aria-hidden="true" />

  return (
    <div className="vk-cover">
      <div className="vk-cover__view">
        <div className="vk-cover__strip" data-count={Math.min(count, MOSAIC_SIZE)}>
          {images.slice(0, MOSAIC_SIZE).map(({ src, srcSet, preview, alt, key }, place) => (
            <button type="button" className="vk-cover__picture" key={key} onClick={() => onOpen(place)}>
              {place === 0 ? (
                <Photo src={src} preview={preview} alt={alt} isEager />
              ) : (
                <Photo src={src} srcSet={srcSet} alt={alt} />
              )}
            </button>
          ))}
        </div>
      </div>
      {count > 1 && (
        <div className="vk-cover__all">
          <Button onClick={() => onOpen(0)}>{messages.showAll}</Button>
        </div>
      )}
    </div>
  )
}
