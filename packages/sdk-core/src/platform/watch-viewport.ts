import { browserViewport } from './browser/viewport.ts'
import type { Hidden, Viewport } from './platform.ts'

/** Tells what of the window cannot be seen, at once and at each change until the returned function is called. */
export function watchViewport(
  { viewport = browserViewport }: { viewport?: Viewport },
  listener: (hidden: Hidden) => void,
): () => void {
  return viewport.subscribe(listener)
}
