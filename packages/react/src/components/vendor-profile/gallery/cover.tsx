import { profileMessages } from '../../../messages/profile.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useCarousel } from '../../../ui/carousel/use-carousel.ts'
import { Photo } from '../../../ui/photo/photo.tsx'
import type { GalleryImage } from './gallery-image.ts'

/** As many as the mosaic of a wide window shows. */
const MOSAIC_SIZE = 5
/** Where the mosaic becomes one picture to swipe; the style sheet has the same width. */
const SWIPED = '(width < 815px)'

export interface CoverProps {
  pictures: readonly GalleryImage[]
  /** Called with the place of the picture to enlarge. */
  onOpen: (place: number) => void
}

/** The main picture with four small ones beside it; on a narrow window all of them one at a time. */
export function Cover({ pictures, onOpen }: CoverProps) {
  const words = useMessages('profile', profileMessages)
  const { viewRef, index } = useCarousel({ activeWhen: SWIPED })
  const count = pictures.length
  if (count === 0) return <div className="vk-cover vk-cover__none vk-wash" aria-hidden="true" />

  return (
    <div className="vk-cover">
      <div className="vk-cover__view" ref={viewRef}>
        <div className="vk-cover__strip" data-count={Math.min(count, MOSAIC_SIZE)}>
          {pictures.map(({ src, srcSet, preview, alt, key }, place) => (
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
        <>
          <span className="vk-cover__place" aria-hidden="true">
            {words.place(index + 1, count)}
          </span>
          <div className="vk-cover__all">
            <Button onClick={() => onOpen(0)}>{words.showAll}</Button>
          </div>
        </>
      )}
    </div>
  )
}
