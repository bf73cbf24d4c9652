import type { ReactElement, ReactNode } from 'react'
import { NextIcon, PreviousIcon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useCarousel } from './use-carousel.ts'

export interface CarouselProps {
  id?: string
  /** Names the carousel. */
  label: string
  /** What a screen reader calls it instead of a region: a carousel. */
  roleDescription: string
  /** Stands above the slides, in line with the arrows. */
  heading?: ReactNode
  previousLabel: string
  nextLabel: string
  /** Goes round and round, where there are more slides than are seen. */
  isCircular?: boolean
  /** The slides, each with a key. */
  children: readonly ReactElement[]
}

/**
 * Slides in a row, moved one at a time: 4 are seen on wide windows, 3, 2 and 1 on narrower ones. All of them are in the
 * document, so that a screen reader reads a list and Tab goes from slide to slide.
 */
export function Carousel({
  id,
  label,
  roleDescription,
  heading,
  previousLabel,
  nextLabel,
  isCircular = false,
  children,
}: CarouselProps) {
  const { viewRef, step, hasPrevious, hasNext } = useCarousel({ isCircular })
  return (
    <section
      className="vk-carousel"
      id={id}
      aria-roledescription={roleDescription}
      aria-label={label}
      data-count={children.length}
    >
      <div className="vk-carousel__header">
        {heading}
        <div className="vk-carousel__arrows" data-needed={hasPrevious || hasNext}>
          <IconButton label={previousLabel} icon={PreviousIcon} isDisabled={!hasPrevious} onClick={() => step(-1)} />
          <IconButton label={nextLabel} icon={NextIcon} isDisabled={!hasNext} onClick={() => step(1)} />
        </div>
      </div>
      <div className="vk-carousel__view" ref={viewRef}>
        <ul className="vk-carousel__strip" role="list">
          {children.map((slide) => (
            <li className="vk-carousel__slide" key={slide.key}>
              {slide}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
