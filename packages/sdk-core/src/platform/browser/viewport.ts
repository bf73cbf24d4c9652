import type { Hidden, Viewport } from '../platform.ts'
import { scope } from './scope.ts'

/** What a scroll bar takes at most, in pixels. No keyboard is as low. */
const SCROLL_BAR = 30

/** What can be seen of the browser's window. */
export const browserViewport: Viewport = {
  subscribe(listener) {
    const seen = scope.visualViewport
    if (!seen) return () => undefined
    const tell = () => {
      const { innerHeight = 0, document } = scope
      // A keyboard shrinks the first on some versions of iOS, and never the second: the window's height in every mode.
      const height = Math.max(innerHeight, document?.scrollingElement?.clientHeight ?? 0)
      const covered = height - seen.height - seen.offsetTop
      listener({ above: whole(seen.offsetTop), below: covered > SCROLL_BAR ? whole(covered) : 0 })
    }
    tell()
    seen.addEventListener('resize', tell)
    seen.addEventListener('scroll', tell)
    return () => {
      seen.removeEventListener('resize', tell)
      seen.removeEventListener('scroll', tell)
    }
  },
}

/** Tells what of the window cannot be seen, at once and at each change until the returned function is called. */
export function watchViewport(
  { viewport = browserViewport }: { viewport?: Viewport },
  listener: (hidden: Hidden) => void,
): () => void {
  return viewport.subscribe(listener)
}

function whole(pixels: number): number {
  return Math.max(0, Math.round(pixels))
}
