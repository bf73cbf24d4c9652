import { atom, type ReadableAtom } from 'nanostores'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { ConnectionState } from './connection.ts'

/** Nobody is told of a gap that is shorter. */
const LOST_AFTER_MS = 2_000

export interface ConnectionStatus {
  readonly $state: ReadableAtom<ConnectionState>
  set(state: ConnectionState): void
  /** There is no socket now; says so when that lasts. */
  miss(): void
}

export function createConnectionStatus({
  clock,
  startLoop,
}: Pick<FeaturePorts, 'clock' | 'startLoop'>): ConnectionStatus {
  const $state = atom<ConnectionState>('idle')
  let stopMissing: (() => void) | undefined

  return {
    $state,
    set(state) {
      stopMissing?.()
      stopMissing = undefined
      $state.set(state)
    },
    miss() {
      if ($state.value === 'lost' || stopMissing) return
      $state.set('connecting')
      stopMissing = startLoop(async (signal) => {
        await clock.sleep(LOST_AFTER_MS, signal)
        stopMissing = undefined
        $state.set('lost')
      })
    },
  }
}
