import type { Keep } from '../platform/keep.ts'
import type { FeaturePorts } from './feature-ports.ts'

/**
 * Where this browser keeps what somebody has not finished: beside who they are, so that it goes with the tab when their
 * session does.
 */
export function personKeep({ local, tab }: Pick<FeaturePorts, 'local' | 'tab'>): Keep {
  return local.get('user') === null ? tab : local
}
