import type { FeaturePorts } from '../shared/feature-ports.ts'
import { userStorage } from '../shared/user-storage.ts'

/** The prefix of the storage keys. Each scan has its own key, so that tabs do not overwrite each other. */
export const SCAN_TO_SEND = 'scanToSend:'

/** Whether scans are waiting, without loading the queue. */
export function hasWaitingScans(ports: Pick<FeaturePorts, 'local' | 'tab'>): boolean {
  return userStorage(ports).keys(SCAN_TO_SEND).length > 0
}
