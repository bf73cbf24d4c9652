import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

const LARGEST = 4
const STEP = 0.5

/**
 * Zooms an image between 1× and 4×, in steps or with the wheel around the pointer. Ignores the wheel unless `isShown`
 * is true.
 */
export function useZoom(isShown: boolean) {
  const stage = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  const last = useRef({ scale, left: 0, top: 0 })

  const zoomTo = useCallback((next: number, x?: number, y?: number) => {
    const element = stage.current
    if (!element) return
    const [atX, atY] = [x ?? element.clientWidth / 2, y ?? element.clientHeight / 2]
    const bounded = Math.min(Math.max(next, 1), LARGEST)
    const ratio = bounded / last.current.scale
    last.current = {
      scale: bounded,
      left: (element.scrollLeft + atX) * ratio - atX,
      top: (element.scrollTop + atY) * ratio - atY,
    }
    setScale(bounded)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls after the image has its new size
  useLayoutEffect(() => {
    if (!stage.current) return
    stage.current.scrollLeft = last.current.left
    stage.current.scrollTop = last.current.top
  }, [scale])

  // React's `onWheel` is a passive listener, which cannot prevent the page from scrolling.
  useEffect(() => {
    const element = stage.current
    if (!element || !isShown) return
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const { left, top } = element.getBoundingClientRect()
      zoomTo(last.current.scale * 1.002 ** -event.deltaY, event.clientX - left, event.clientY - top)
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [zoomTo, isShown])

  return {
    stage,
    scale,
    isSmallest: scale === 1,
    isLargest: scale === LARGEST,
    step: (by: 1 | -1) => zoomTo(scale + by * STEP),
    reset: () => zoomTo(1),
  }
}
