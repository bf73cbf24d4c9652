import { vi } from 'vitest'

/** Makes every observed element count as visible, until `vi.unstubAllGlobals()`. */
export function showEverything(): void {
  vi.stubGlobal('IntersectionObserver', VisibleObserver)
}

class VisibleObserver {
  readonly #notify: (entries: { isIntersecting: boolean }[]) => void

  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    this.#notify = notify
  }

  observe() {
    queueMicrotask(() => this.#notify([{ isIntersecting: true }]))
  }

  disconnect() {}
}
