import type { Hidden, Viewport } from '../platform/platform.ts'

export interface FakeViewport extends Viewport {
  /** Covers a part of the window. */
  cover(hidden: Partial<Hidden>): void
  /** The number of listeners. */
  listeners(): number
}

/** A window that is fully visible until the test covers a part of it. */
export function fakeViewport(): FakeViewport {
  const listeners = new Set<(hidden: Hidden) => void>()
  let hidden: Hidden = { above: 0, below: 0 }
  return {
    subscribe(listener) {
      listener(hidden)
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    cover(part) {
      hidden = { above: 0, below: 0, ...part }
      for (const listener of listeners) listener(hidden)
    },
    listeners: () => listeners.size,
  }
}
