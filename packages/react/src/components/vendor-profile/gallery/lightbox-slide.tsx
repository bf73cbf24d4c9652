import { useLayoutEffect, useRef } from 'react'
import { Photo } from '../../../ui/photo/photo.tsx'
import type { GalleryImage } from './gallery-image.ts'

export interface LightboxSlideProps {
  picture: GalleryImage
  /** The one that is seen; the others are for nobody yet. */
  isCurrent: boolean
  /** 1 is as large as its frame; what is larger is panned by scrolling. */
  scale: number
}

/** One picture of a lightbox, whole in its frame or enlarged around its middle. */
export function LightboxSlide({ picture: { src, preview, alt }, isCurrent, scale }: LightboxSlideProps) {
  const frame = useRef<HTMLDivElement>(null)
  const size = `${scale * 100}%`

  // biome-ignore lint/correctness/useExhaustiveDependencies: the middle moves with the scale
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
