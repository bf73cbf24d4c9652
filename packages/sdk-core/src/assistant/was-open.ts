import { scope } from '../platform/browser/scope.ts'
import type { StoragePort } from '../platform/platform.ts'
import { embeddedPrefix } from '../platform/safe-storage.ts'

export const OPEN_KEY = 'assistantOpen:'

/**
 * Whether an embedded page's conversation was open when this tab last showed it. Reads the client's storage, for a
 * launcher that runs before a client exists.
 */
export function wasOpen(apiHost: string, storage?: Pick<StoragePort, 'session'>): boolean {
  try {
    const tab = storage ? storage.session : scope.sessionStorage
    return tab?.getItem(embeddedPrefix(apiHost) + OPEN_KEY) != null
  } catch {
    // Storage that throws counts as missing.
    return false
  }
}
