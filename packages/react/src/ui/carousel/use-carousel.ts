import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLatest } from '../../shared/use-latest.ts'

/** Disables the scroll animation for visitors who prefer reduced motion. */
const REDUCED_MOTION = { '(prefers-reduced-motion: reduce)': { duration: 0 } }

export interface CarouselOptions {
  /** Whether the carousel wraps around at both ends. It does so only if not all slides fit. */
  isCircular?: boolean
  startIndex?: number
  /**
   * Whether the carousel waits until it is visible before it measures its slides. Default: `false`, because the slide
   * of a `startIndex` must be visible in the first paint.
   */
  startsInView?: boolean
  /** Called when a drag starts. Return `false` to prevent the drag. */
  mayDrag?: () => boolean
}

/** The scroll position of a carousel. */
interface CarouselPosition {
  index: number
  hasPrevious: boolean
  hasNext: boolean
}

export interface CarouselControls extends CarouselPosition {
  /** The ref of the viewport. Its only child must be the strip, whose children are the slides. */
  viewRef: RefObject<HTMLDivElement | null>
  /** Scrolls by one slide. */
  step: (by: 1 | -1) => void
  /** Returns the step for an arrow key in the writing direction, or `null` for other keys. */
  stepOf: (key: string) => 1 | -1 | null
}

const START: CarouselPosition = { index: 0, hasPrevious: false, hasNext: false }

/**
 * Scrolls the slides when the visitor drags, calls `step` or moves the focus. The style sheet determines the number of
 * visible slides.
 */
export function useCarousel({ isCircular = false, startIndex = 0, startsInView = false, mayDrag }: CarouselOptions) {
  const viewRef = useRef<HTMLDivElement>(null)
  const embla = useRef<EmblaCarouselType | null>(null)
  const [position, setPosition] = useState<CarouselPosition>({ ...START, index: startIndex })
  const latestMayDrag = useLatest(mayDrag)

  useEffect(() => {
    const view = viewRef.current
    if (!view) return

    function start(frame: HTMLElement): void {
      const carousel = EmblaCarousel(frame, {
        align: 'start',
        loop: isCircular,
        startIndex,
        direction: isRightToLeft(frame) ? 'rtl' : 'ltr',
        breakpoints: REDUCED_MOTION,
        watchDrag: () => latestMayDrag.current?.() ?? true,
      })
      const updatePosition = () =>
        setPosition({
          index: carousel.selectedScrollSnap(),
          hasPrevious: carousel.canScrollPrev(),
          hasNext: carousel.canScrollNext(),
        })
      carousel.on('select', updatePosition).on('reInit', updatePosition)
      updatePosition()
      embla.current = carousel
    }

    const stopWaiting = startsInView ? whenVisible(view, () => start(view)) : start(view)
    return () => {
      stopWaiting?.()
      embla.current?.destroy()
      embla.current = null
    }
  }, [isCircular, startIndex, startsInView, latestMayDrag])

  const step = (by: 1 | -1) => (by === 1 ? embla.current?.scrollNext() : embla.current?.scrollPrev())
  const stepOf = (key: string): 1 | -1 | null => {
    if (key !== 'ArrowRight' && key !== 'ArrowLeft') return null
    const isForward = (key === 'ArrowRight') !== (viewRef.current !== null && isRightToLeft(viewRef.current))
    return isForward ? 1 : -1
  }
  return { ...position, viewRef, step, stepOf } satisfies CarouselControls
}

/** Calls a function once, when the element becomes visible. Returns a function that cancels this. */
function whenVisible(element: HTMLElement, run: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    run()
  })
  observer.observe(element)
  return () => observer.disconnect()
}

function isRightToLeft(element: HTMLElement): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
