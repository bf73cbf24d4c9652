import { embeddedPrefix } from '../safe-storage.ts'
import { scope } from './scope.ts'

/** Whether the browser has stored an embedded session of this backend. For code that runs before a client exists. */
export function hasStoredSession(apiHost: string): boolean {
  try {
    const key = `${embeddedPrefix(apiHost)}token`
    return [scope.localStorage, scope.sessionStorage].some((area) => area?.getItem(key) != null)
  } catch {
    // Blocked storage throws. It counts as empty.
    return false
  }
}
