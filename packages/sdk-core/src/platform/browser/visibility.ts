import type { Visibility } from '../platform.ts'
import { scope } from './scope.ts'
import { until } from './until.ts'

/** The visibility of the page. On a server, the page counts as visible. */
export const browserVisibility: Visibility = {
  isVisible: () => scope.document?.visibilityState !== 'hidden',
  async whenVisible(signal) {
    signal.throwIfAborted()
    if (browserVisibility.isVisible()) return
    await until(signal, (arrive) => browserVisibility.subscribe((isVisible) => isVisible && arrive()))
  },
  subscribe(listener) {
    const notify = () => listener(browserVisibility.isVisible())
    scope.document?.addEventListener('visibilitychange', notify)
    return () => scope.document?.removeEventListener('visibilitychange', notify)
  },
}
