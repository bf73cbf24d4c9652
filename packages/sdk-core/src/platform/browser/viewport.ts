import type { Viewport } from '../platform.ts'
import { scope } from './scope.ts'

/** What can be seen of the browser's window. */
export const browserViewport: Viewport = {
  subscribe(listener) {
    const seen = scope.visualViewport
    if (!seen) return () => undefined
    const tell = () => {
      const { innerHeight = 0, document } = scope
      // A keyboard shrinks the first on some versions of iOS, and never the second.
      const height = Math.max(innerHeight, document?.documentElement.clientHeight ?? 0)
      listener({ above: whole(seen.offsetTop), below: whole(height - seen.height - seen.offsetTop) })
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

function whole(pixels: number): number {
  return Math.max(0, Math.round(pixels))
}
