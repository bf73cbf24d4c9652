import { type RefObject, useEffect, useState } from 'react'

const DURATION_MS = 1_400

/** Counts up to a number when the element enters the viewport. Does not count up with reduced motion. */
export function useCountUp(goal: number, element: RefObject<Element | null>): number {
  const [shown, setShown] = useState(goal)

  useEffect(() => {
    if (!element.current || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    const view = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      view.disconnect()
      frame = requestAnimationFrame((begin) => step(begin, begin))
    })

    function step(begin: number, now: number): void {
      const done = Math.min((now - begin) / DURATION_MS, 1)
      setShown(Math.round(goal * (1 - (1 - done) ** 3)))
      if (done < 1) frame = requestAnimationFrame((next) => step(begin, next))
    }

    view.observe(element.current)
    return () => {
      view.disconnect()
      cancelAnimationFrame(frame)
      setShown(goal)
    }
  }, [goal, element])

  return shown
}
