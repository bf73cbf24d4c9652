import { embeddedPrefix } from '../safe-storage.ts'
import { scope } from './scope.ts'

/** Whether the browser has a stored session of an embedded client for this backend. Use it before a client exists. */
export function hasStoredSession(apiHost: string): boolean {
  try {
    const key = `${embeddedPrefix(apiHost)}token`
    return [scope.localStorage, scope.sessionStorage].some((area) => area?.getItem(key) != null)
  } catch {
    // Reading blocked storage throws. Treats it as empty.
    return false
  }
}
