import { type KeyboardEvent, useState } from 'react'
import { commonMessages } from '../../../messages/common.ts'
import { profileMessages } from '../../../messages/english/profile.generated.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useCarousel } from '../../../ui/carousel/use-carousel.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { NextIcon, PreviousIcon } from '../../../ui/icon/icon.tsx'
import { MinusIcon, PlusIcon } from '../../../ui/icon/zoom-icons.ts'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import type { GalleryImage } from './gallery-image.ts'
import { LightboxSlide } from './lightbox-slide.tsx'

const SCALES = [1, 1.5, 2, 3]

export interface LightboxProps {
  title: string
  images: readonly GalleryImage[]
  startIndex: number
  onClose: () => void
}

/**
 * Shows one image at a time in the full window. Arrow keys, buttons and swipes change the image. The keys `+` and `-`
 * and pinching zoom. Escape closes the lightbox.
 */
export function Lightbox({ title, images, startIndex, onClose }: LightboxProps) {
  const messages = useMessages('profile', profileMessages)
  const { close } = useMessages('common', commonMessages)
  const [zoomed, setZoomed] = useState({ index: startIndex, level: 0 })
  const { viewRef, index, step, stepOf } = useCarousel({ isCircular: true, startIndex, mayDrag: () => level === 0 })
  // The zoom level applies only to the image that was zoomed.
  const level = zoomed.index === index ? zoomed.level : 0
  const zoom = (by: 1 | -1) => setZoomed({ index, level: Math.min(Math.max(level + by, 0), SCALES.length - 1) })

  const onKeyDown = ({ key }: KeyboardEvent) => {
    const by = stepOf(key)
    // Arrow keys pan an enlarged image instead of changing it.
    if (by && level === 0) step(by)
    if (key === '+' || key === '=') zoom(1)
    if (key === '-') zoom(-1)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: key events bubble up from the focused element of the dialog
    <div className="vk-lightbox" onKeyDown={onKeyDown}>
      <Dialog title={title} closeLabel={close} size="window" onClose={onClose}>
        <div className="vk-lightbox__view" ref={viewRef}>
          <div className="vk-lightbox__strip">
            {images.map((image, place) => (
              <LightboxSlide
                key={image.key}
                image={image}
                isCurrent={place === index}
                scale={place === index ? (SCALES[level] ?? 1) : 1}
              />
            ))}
          </div>
        </div>
        <div className="vk-lightbox__tools">
          {images.length > 1 && (
            <>
              <IconButton label={messages.previousPhoto} onClick={() => step(-1)} icon={PreviousIcon} />
              <p className="vk-lightbox__place" aria-live="polite">
                {messages.place(index + 1, images.length)}
              </p>
              <IconButton label={messages.nextPhoto} onClick={() => step(1)} icon={NextIcon} />
            </>
          )}
          <IconButton label={messages.zoomOut} isDisabled={level === 0} onClick={() => zoom(-1)} icon={MinusIcon} />
          <IconButton
            label={messages.zoomIn}
            isDisabled={level === SCALES.length - 1}
            onClick={() => zoom(1)}
            icon={PlusIcon}
          />
        </div>
      </Dialog>
    </div>
  )
}
