import type { SafeStorage } from '../platform/safe-storage.ts'
import type { FeaturePorts } from './feature-ports.ts'

/**
 * Returns the storage area of the session. Unfinished work is stored there too, so that it lasts as long as the
 * session.
 */
export function userStorage({ local, tab }: Pick<FeaturePorts, 'local' | 'tab'>): SafeStorage {
  return local.get('user') === null ? tab : local
}
