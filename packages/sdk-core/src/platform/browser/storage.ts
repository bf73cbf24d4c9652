import type { StoragePort } from '../platform.ts'
import { scope } from './scope.ts'

/** Web storage. In a sandboxed frame reading either area throws; the caller copes. */
export const browserStorage: StoragePort = {
  // Node has a `localStorage` of its own that people on a server would share: only a page's counts.
  get local() {
    return scope.document ? (scope.localStorage ?? null) : null
  },
  get session() {
    return scope.document ? (scope.sessionStorage ?? null) : null
  },
  subscribe(listener) {
    const tell = (event: Event) => listener('key' in event && typeof event.key === 'string' ? event.key : null)
    scope.addEventListener?.('storage', tell)
    return () => scope.removeEventListener?.('storage', tell)
  },
}
