import { atom, type ReadableAtom } from 'nanostores'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { ConnectionState } from './connection.ts'

/** Minimum time without a socket before the state becomes `lost`. */
const LOST_AFTER_MS = 2_000

export interface ConnectionStatus {
  readonly $state: ReadableAtom<ConnectionState>
  set(state: ConnectionState): void
  /** Call this when the socket is gone. The state becomes `lost` after 2 s, unless `set` is called first. */
  setDisconnected(): void
}

export function createConnectionStatus({
  clock,
  startLoop,
}: Pick<FeaturePorts, 'clock' | 'startLoop'>): ConnectionStatus {
  const $state = atom<ConnectionState>('idle')
  let stopTimer: (() => void) | undefined

  return {
    $state,
    set(state) {
      stopTimer?.()
      stopTimer = undefined
      $state.set(state)
    },
    setDisconnected() {
      if ($state.value === 'lost' || stopTimer) return
      $state.set('connecting')
      stopTimer = startLoop(async (signal) => {
        await clock.sleep(LOST_AFTER_MS, signal)
        stopTimer = undefined
        $state.set('lost')
      })
    },
  }
}
