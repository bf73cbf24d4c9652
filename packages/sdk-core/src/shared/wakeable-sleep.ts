import type { Clock } from '../platform/platform.ts'

/** The longest delay that a timer accepts. */
export const MAX_SLEEP_MS = 2 ** 31 - 1

/** A sleep that another part of the code can end early. */
export interface WakeableSleep {
  /** Ends the current sleep. If there is none, the next sleep ends immediately. */
  wake(): void
  /** Discards a pending wake. Returns whether a wake was pending. */
  clear(): boolean
  /** Sleeps until `wake()` or for `ms`. Resolves to whether it was woken. Rejects when the signal aborts. */
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
