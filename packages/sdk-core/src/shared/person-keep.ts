import type { Keep } from '../platform/keep.ts'
import type { FeaturePorts } from './feature-ports.ts'

/** The storage for unfinished work: the area that holds the session, so that both end together. */
export function personKeep({ local, tab }: Pick<FeaturePorts, 'local' | 'tab'>): Keep {
  return local.get('user') === null ? tab : local
}
