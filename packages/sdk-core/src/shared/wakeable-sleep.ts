import type { Clock } from '../platform/platform.ts'

/** The longest delay that a browser timer accepts. */
export const MAX_SLEEP_MS = 2 ** 31 - 1

/** A sleep that other code can end early. */
export interface WakeableSleep {
  /** Ends the current sleep. Without a current sleep, the next sleep ends immediately. */
  wake(): void
  /** Discards a `wake` that has not ended a sleep yet. Returns true if there was one. */
  clear(): boolean
  /**
   * Sleeps for `ms` or until `wake()` is called. Resolves to true if `wake()` ended the sleep. Rejects when the signal
   * aborts.
   */
  sleep(ms: number, signal: AbortSignal): Promise<boolean>
}

export function createWakeableSleep(clock: Clock): WakeableSleep {
  let isWakePending = false
  let endSleep: (() => void) | undefined

  return {
    wake() {
      isWakePending = true
      endSleep?.()
    },
    clear() {
      const wasPending = isWakePending
      isWakePending = false
      return wasPending
    },
    async sleep(ms, signal) {
      signal.throwIfAborted()
      const ended = new AbortController()
      endSleep = () => ended.abort()
      signal.addEventListener('abort', endSleep)
      try {
        if (!isWakePending) await clock.sleep(ms, ended.signal)
      } catch {
        signal.throwIfAborted()
      } finally {
        signal.removeEventListener('abort', endSleep)
        endSleep = undefined
      }
      const wasWoken = isWakePending
      isWakePending = false
      return wasWoken
    },
  }
}
