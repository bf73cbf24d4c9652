import type { Visibility } from '../platform/platform.ts'

export interface FakeVisibility extends Visibility {
  show(): void
  hide(): void
  /** Returns the number of listeners. */
  listeners(): number
}

/** Creates a fake visibility port. The test shows and hides the page. */
export function fakeVisibility(isVisibleAtFirst = true): FakeVisibility {
  const listeners = new Set<(isVisible: boolean) => void>()
  let isVisible = isVisibleAtFirst

  function turn(to: boolean): void {
    isVisible = to
    for (const listener of [...listeners]) listener(to)
  }

  function subscribe(listener: (isVisible: boolean) => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    isVisible: () => isVisible,
    whenVisible: (signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason)
        if (isVisible) return resolve()
        const unsubscribe = subscribe((shown) => shown && done(resolve))
        const stop = () => done(() => reject(signal.reason))
        const done = (end: () => void) => {
          unsubscribe()
          signal.removeEventListener('abort', stop)
          end()
        }
        signal.addEventListener('abort', stop)
      }),
    subscribe,
    show: () => turn(true),
    hide: () => turn(false),
    listeners: () => listeners.size,
  }
}
