import type { Visibility } from '../platform.ts'
import { scope } from './scope.ts'
import { until } from './until.ts'

/** Whether the page is looked at. Without a page it counts as visible. */
export const browserVisibility: Visibility = {
  isVisible: () => scope.document?.visibilityState !== 'hidden',
  async whenVisible(signal) {
    signal.throwIfAborted()
    if (browserVisibility.isVisible()) return
    await until(signal, (arrive) => browserVisibility.subscribe((isVisible) => isVisible && arrive()))
  },
  subscribe(listener) {
    const tell = () => listener(browserVisibility.isVisible())
    scope.document?.addEventListener('visibilitychange', tell)
    return () => scope.document?.removeEventListener('visibilitychange', tell)
  },
}
