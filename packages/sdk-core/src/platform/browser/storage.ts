import type { StoragePort } from '../platform.ts'
import { scope } from './scope.ts'

/** The storage of the browser. Access may throw, for example in a sandboxed frame, so callers must catch the error. */
export const browserStorage: StoragePort = {
  // In Node, all visitors of a server would share `localStorage`, so use it only in a page.
  get local() {
    return scope.document ? (scope.localStorage ?? null) : null
  },
  get session() {
    return scope.document ? (scope.sessionStorage ?? null) : null
  },
  subscribe(listener) {
    const notify = (event: Event) => listener('key' in event && typeof event.key === 'string' ? event.key : null)
    scope.addEventListener?.('storage', notify)
    return () => scope.removeEventListener?.('storage', notify)
  },
}
