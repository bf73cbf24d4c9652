import type { Visibility } from '../platform.ts'
import { scope } from './scope.ts'

/** Whether the page is looked at. Without a page it counts as visible. */
export const browserVisibility: Visibility = {
  isVisible: () => scope.document?.visibilityState !== 'hidden',
  whenVisible: (signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      if (browserVisibility.isVisible()) return resolve()
      const unsubscribe = browserVisibility.subscribe((isVisible) => isVisible && leave(resolve))
      const stop = () => leave(() => reject(signal.reason))
      const leave = (end: () => void) => {
        unsubscribe()
        signal.removeEventListener('abort', stop)
        end()
      }
      signal.addEventListener('abort', stop)
    }),
  subscribe(listener) {
    const tell = () => listener(browserVisibility.isVisible())
    scope.document?.addEventListener('visibilitychange', tell)
    return () => scope.document?.removeEventListener('visibilitychange', tell)
  },
}
