import { scope } from '../platform/browser/scope.ts'
import type { StoragePort } from '../platform/platform.ts'
import { embeddedPrefix } from '../platform/safe-storage.ts'

export const OPEN_KEY = 'assistantOpen:'

/**
 * Whether the assistant was open when this tab last showed the embedding page. Reads storage directly, because the
 * launcher runs before a client exists.
 */
export function wasOpen(apiHost: string, storage?: Pick<StoragePort, 'session'>): boolean {
  try {
    const tab = storage ? storage.session : scope.sessionStorage
    return tab?.getItem(embeddedPrefix(apiHost) + OPEN_KEY) != null
  } catch {
    // Reading blocked storage throws. Treats it as empty.
    return false
  }
}
