import { useLayoutEffect, useRef } from 'react'
import { Photo } from '../../../ui/photo/photo.tsx'
import type { GalleryImage } from './gallery-image.ts'

export interface LightboxSlideProps {
  image: GalleryImage
  /** Whether this slide is visible. Other slides are hidden from screen readers. */
  isCurrent: boolean
  /** The zoom factor. At 1, the image fits the frame. Above 1, the visitor pans the image by scrolling. */
  scale: number
}

/** An image in a lightbox, fitted to the frame or enlarged around its center. */
export function LightboxSlide({ image: { src, preview, alt }, isCurrent, scale }: LightboxSlideProps) {
  const frame = useRef<HTMLDivElement>(null)
  const size = `${scale * 100}%`

  // biome-ignore lint/correctness/useExhaustiveDependencies: centers the image again when the scale changes
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2
    element.scrollTop = (element.scrollHeight - element.clientHeight) / 2
  }, [scale])

  return (
    <div className="vk-lightbox__slide" tabIndex={scale > 1 ? 0 : undefined} aria-hidden={!isCurrent} ref={frame}>
      <div style={{ inlineSize: size, blockSize: size }}>
        <Photo src={src} preview={isCurrent ? preview : undefined} alt={alt} isEager={isCurrent} />
      </div>
    </div>
  )
}
