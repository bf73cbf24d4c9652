import type { ReactElement, ReactNode } from 'react'
import { NextIcon, PreviousIcon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useCarousel } from './use-carousel.ts'

export interface CarouselProps {
  id?: string
  /** The accessible name of the carousel. */
  label: string
  /** The `aria-roledescription`: the word "carousel" in the language of the page. */
  roleDescription: string
  /** The heading above the slides, next to the arrows. */
  heading?: ReactNode
  previousLabel: string
  nextLabel: string
  /** Whether the carousel wraps around at both ends. It does so only if not all slides fit. */
  isCircular?: boolean
  /** The slides. Each slide needs a key. */
  children: readonly ReactElement[]
}

/**
 * A row of slides that scrolls by one slide at a time. It shows 4 slides in wide windows and 3, 2 or 1 in narrower
 * ones. All slides are in the document, so screen readers find a list and Tab moves from slide to slide.
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
  const { viewRef, step, hasPrevious, hasNext } = useCarousel({ isCircular, startsInView: true })
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
