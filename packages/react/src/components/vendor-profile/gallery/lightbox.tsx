import { type KeyboardEvent, useState } from 'react'
import { commonMessages } from '../../../messages/common.ts'
import { profileMessages } from '../../../messages/profile.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useCarousel } from '../../../ui/carousel/use-carousel.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { MinusIcon, NextIcon, PlusIcon, PreviousIcon } from '../../../ui/icon/icon.tsx'
import { Photo } from '../../../ui/photo/photo.tsx'
import type { Picture } from './picture.ts'

const SCALES = [1, 1.5, 2, 3]

export interface LightboxProps {
  title: string
  pictures: readonly Picture[]
  startIndex: number
  onClose: () => void
}

/**
 * The pictures as large as the window, one at a time: by arrow keys, buttons and swiping; `+`, `-` and pinching enlarge;
 * Escape closes. The dialog gives the focus back to what opened it.
 */
export function Lightbox({ title, pictures, startIndex, onClose }: LightboxProps) {
  const words = useMessages('profile', profileMessages)
  const { close } = useMessages('common', commonMessages)
  const [zoomed, setZoomed] = useState({ index: startIndex, level: 0 })
  const { viewRef, index, step, stepOf } = useCarousel({ isCircular: true, startIndex, mayDrag: () => level === 0 })
  // Another picture begins at its own size.
  const level = zoomed.index === index ? zoomed.level : 0
  const zoom = (by: 1 | -1) => setZoomed({ index, level: Math.min(Math.max(level + by, 0), SCALES.length - 1) })

  const onKeyDown = ({ key }: KeyboardEvent) => {
    const by = stepOf(key)
    // What is enlarged is panned by the arrows.
    if (by && level === 0) step(by)
    if (key === '+' || key === '=') zoom(1)
    if (key === '-') zoom(-1)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys come up to it from wherever the focus is in the dialog
    <div className="vk-lightbox" onKeyDown={onKeyDown}>
      <Dialog title={title} closeLabel={close} size="window" onClose={onClose}>
        <div className="vk-lightbox__view" ref={viewRef}>
          <div className="vk-lightbox__strip">
            {pictures.map(({ src, alt, key }, place) => (
              <div
                className="vk-lightbox__slide"
                key={key}
                tabIndex={place === index && level > 0 ? 0 : undefined}
                aria-hidden={place !== index}
              >
                <div className="vk-lightbox__frame" style={sizeOf(place === index ? level : 0)}>
                  <Photo src={src} alt={alt} isEager={place === startIndex} />
                </div>
              </div>
            ))}
          </div>
        </div>
        <div className="vk-lightbox__tools">
          <button type="button" className="vk-icon-button" aria-label={words.previousPhoto} onClick={() => step(-1)}>
            <PreviousIcon />
          </button>
          <p className="vk-lightbox__place" aria-live="polite">
            {words.place(index + 1, pictures.length)}
          </p>
          <button type="button" className="vk-icon-button" aria-label={words.nextPhoto} onClick={() => step(1)}>
            <NextIcon />
          </button>
          <button
            type="button"
            className="vk-icon-button"
            aria-label={words.zoomOut}
            disabled={level === 0}
            onClick={() => zoom(-1)}
          >
            <MinusIcon />
          </button>
          <button
            type="button"
            className="vk-icon-button"
            aria-label={words.zoomIn}
            disabled={level === SCALES.length - 1}
            onClick={() => zoom(1)}
          >
            <PlusIcon />
          </button>
        </div>
      </Dialog>
    </div>
  )
}

function sizeOf(level: number) {
  const size = `${(SCALES[level] ?? 1) * 100}%`
  return { inlineSize: size, blockSize: size }
}
