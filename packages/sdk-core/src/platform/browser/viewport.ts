import type { Hidden, Viewport } from '../platform.ts'
import { scope } from './scope.ts'

/** Maximum height of a scroll bar, in pixels. Every keyboard is taller. */
const SCROLL_BAR = 30

/** The visible part of the browser window. */
export const browserViewport: Viewport = {
  subscribe(listener) {
    const visualViewport = scope.visualViewport
    if (!visualViewport) return () => undefined
    const notify = () => {
      const { innerHeight = 0, document } = scope
      // A keyboard shrinks `innerHeight` on some versions of iOS, but never `clientHeight`. Use the larger one.
      const height = Math.max(innerHeight, document?.scrollingElement?.clientHeight ?? 0)
      const covered = height - visualViewport.height - visualViewport.offsetTop
      listener({ above: toPixels(visualViewport.offsetTop), below: covered > SCROLL_BAR ? toPixels(covered) : 0 })
    }
    notify()
    visualViewport.addEventListener('resize', notify)
    visualViewport.addEventListener('scroll', notify)
    return () => {
      visualViewport.removeEventListener('resize', notify)
      visualViewport.removeEventListener('scroll', notify)
    }
  },
}

/** Reports which parts of the window are hidden, now and at each change. Returns how to stop. */
export function watchViewport(
  { viewport = browserViewport }: { viewport?: Viewport },
  listener: (hidden: Hidden) => void,
): () => void {
  return viewport.subscribe(listener)
}

function toPixels(value: number): number {
  return Math.max(0, Math.round(value))
}
