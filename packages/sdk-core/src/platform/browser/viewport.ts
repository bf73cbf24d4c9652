import type { Hidden, Viewport } from '../platform.ts'
import { scope } from './scope.ts'

/** Maximum height of a scroll bar, in pixels. All soft keyboards are taller. */
const SCROLL_BAR = 30

/** Reports which parts of the browser window are hidden, for example by a soft keyboard. */
export const browserViewport: Viewport = {
  subscribe(listener) {
    const visualViewport = scope.visualViewport
    if (!visualViewport) return () => undefined
    const notify = () => {
      const { innerHeight = 0, document } = scope
      // On some versions of iOS, a keyboard shrinks `innerHeight`, but never `clientHeight`. Use the larger of the two.
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

/** Calls the listener with the hidden parts of the window, now and at each change. Returns a function that stops it. */
export function watchViewport(
  { viewport = browserViewport }: { viewport?: Viewport },
  listener: (hidden: Hidden) => void,
): () => void {
  return viewport.subscribe(listener)
}

function toPixels(value: number): number {
  return Math.max(0, Math.round(value))
}
