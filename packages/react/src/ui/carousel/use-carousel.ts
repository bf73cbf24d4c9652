import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLatest } from '../../shared/use-latest.ts'

/** For people who asked for less motion, a scroll has no duration. */
const LESS_MOTION = { '(prefers-reduced-motion: reduce)': { duration: 0 } }

export interface CarouselOptions {
  /** Goes round and round, where there is more than fits. */
  isCircular?: boolean
  startIndex?: number
  /** A media query; where it does not match, the slides lie as the style sheet says. */
  activeWhen?: string
  /** Asked when a finger or a mouse begins to drag. */
  mayDrag?: () => boolean
}

/** Where a carousel stands. */
interface CarouselPlace {
  index: number
  hasPrevious: boolean
  hasNext: boolean
}

export interface CarouselControls extends CarouselPlace {
  /** For the element around the strip; the strip is its only child, and the slides are the strip's children. */
  viewRef: RefObject<HTMLDivElement | null>
  /** Scrolls by one slide. */
  step: (by: 1 | -1) => void
  /** The step an arrow key stands for, in the direction the slides run. */
  stepOf: (key: string) => 1 | -1 | null
}

const START: CarouselPlace = { index: 0, hasPrevious: false, hasNext: false }

/** Scrolls slides one at a time by drag, by call and to what gets the focus. How many are seen is the style sheet's. */
export function useCarousel({ isCircular = false, startIndex = 0, activeWhen, mayDrag }: CarouselOptions) {
  const viewRef = useRef<HTMLDivElement>(null)
  const embla = useRef<EmblaCarouselType | null>(null)
  const [place, setPlace] = useState<CarouselPlace>({ ...START, index: startIndex })
  const latestMayDrag = useLatest(mayDrag)

  useEffect(() => {
    const view = viewRef.current
    if (!view) return
    const carousel = EmblaCarousel(view, {
      align: 'start',
      loop: isCircular,
      startIndex,
      direction: isRightToLeft(view) ? 'rtl' : 'ltr',
      active: activeWhen === undefined,
      breakpoints: activeWhen === undefined ? LESS_MOTION : { ...LESS_MOTION, [activeWhen]: { active: true } },
      watchDrag: () => latestMayDrag.current?.() ?? true,
    })
    const read = () =>
      setPlace({
        index: carousel.selectedScrollSnap(),
        hasPrevious: carousel.canScrollPrev(),
        hasNext: carousel.canScrollNext(),
      })
    carousel.on('select', read).on('reInit', read)
    read()
    embla.current = carousel
    return () => {
      embla.current = null
      carousel.destroy()
    }
  }, [isCircular, startIndex, activeWhen, latestMayDrag])

  const step = (by: 1 | -1) => (by === 1 ? embla.current?.scrollNext() : embla.current?.scrollPrev())
  const stepOf = (key: string): 1 | -1 | null => {
    if (key !== 'ArrowRight' && key !== 'ArrowLeft') return null
    const isForward = (key === 'ArrowRight') !== (viewRef.current !== null && isRightToLeft(viewRef.current))
    return isForward ? 1 : -1
  }
  return { ...place, viewRef, step, stepOf } satisfies CarouselControls
}

function isRightToLeft(element: HTMLElement): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
