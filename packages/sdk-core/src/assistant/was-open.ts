import { scope } from '../platform/browser/scope.ts'
import type { StoragePort } from '../platform/platform.ts'
import { embeddedPrefix } from '../platform/safe-storage.ts'

export const OPEN_KEY = 'assistantOpen:'

/**
 * Whether the conversation of an embedded page was open when this tab last showed it. For a launcher that has no client
 * yet; it has what a client would have read.
 */
export function wasOpen(apiHost: string, storage?: Pick<StoragePort, 'session'>): boolean {
  try {
    const tab = storage ? storage.session : scope.sessionStorage
    return tab?.getItem(embeddedPrefix(apiHost) + OPEN_KEY) != null
  } catch {
    // Storage that throws is storage that is not there.
    return false
  }
}
