import type { Hidden, Viewport } from '../platform/platform.ts'

export interface FakeViewport extends Viewport {
  /** Simulates an on-screen keyboard that covers part of the window. */
  cover(hidden: Partial<Hidden>): void
  /** Returns the number of listeners. */
  listeners(): number
}

/** Creates a fake viewport. It is fully visible until the test hides parts of it. */
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
