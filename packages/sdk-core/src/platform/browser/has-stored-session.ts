import { embeddedPrefix } from '../safe-storage.ts'
import { scope } from './scope.ts'

/** Whether this browser holds a session for an embedded page of this backend. For code that has no client yet. */
export function hasStoredSession(apiHost: string): boolean {
  try {
    const key = `${embeddedPrefix(apiHost)}token`
    return [scope.localStorage, scope.sessionStorage].some((area) => area?.getItem(key) != null)
  } catch {
    // Storage that throws is storage that is not there.
    return false
  }
}
