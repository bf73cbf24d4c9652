import type { Hidden, Viewport } from '../platform.ts'
import { scope } from './scope.ts'

/** Maximum height of a scroll bar in pixels. Every on-screen keyboard is taller. */
const SCROLL_BAR = 30

/** Reports which parts of the browser window are hidden, for example behind an on-screen keyboard. */
export const browserViewport: Viewport = {
  subscribe(listener) {
    const visualViewport = scope.visualViewport
    if (!visualViewport) return () => undefined
    const notify = () => {
      const { innerHeight = 0, document } = scope
      // A keyboard shrinks `innerHeight` on some versions of iOS, but never `clientHeight`. Use the larger value.
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

/**
 * Calls the listener with the hidden parts of the window, immediately and on each change. Returns a function that
 * unsubscribes.
 */
export function watchViewport(
  { viewport = browserViewport }: { viewport?: Viewport },
  listener: (hidden: Hidden) => void,
): () => void {
  return viewport.subscribe(listener)
}

function toPixels(value: number): number {
  return Math.max(0, Math.round(value))
}
