import type { SafeStorage } from '../platform/safe-storage.ts'
import type { FeaturePorts } from './feature-ports.ts'

/** Returns the storage for unfinished work: the area that holds the session, so that both have the same lifetime. */
export function userStorage({ local, tab }: Pick<FeaturePorts, 'local' | 'tab'>): SafeStorage {
  return local.get('user') === null ? tab : local
}
