import type { Visibility } from '../platform.ts'
import { scope } from './scope.ts'

/** Whether the page is looked at. Without a page it counts as visible. */
export const browserVisibility: Visibility = {
  isVisible: () => scope.document?.visibilityState !== 'hidden',
  whenVisible: (signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      if (browserVisibility.isVisible()) return resolve()
      const unsubscribe = browserVisibility.subscribe((isVisible) => {
        if (!isVisible) return
        leave()
        resolve()
      })
      const stop = () => {
        leave()
        reject(signal.reason)
      }
      const leave = () => {
        unsubscribe()
        signal.removeEventListener('abort', stop)
      }
      signal.addEventListener('abort', stop)
    }),
  subscribe(listener) {
    const tell = () => listener(browserVisibility.isVisible())
    scope.document?.addEventListener('visibilitychange', tell)
    return () => scope.document?.removeEventListener('visibilitychange', tell)
  },
}
