import type { Clock, Visibility } from '../platform/platform.ts'
import { createWakeableSleep, MAX_SLEEP_MS } from './wakeable-sleep.ts'

/** Controls the pauses of a loop that polls the backend. */
export interface Poll {
  /**
   * Waits for `ms`, or longer while the page is hidden. When the page becomes visible, the wait ends early, but not
   * before `quietMs`. Pass the delay that the backend requested as `quietMs`.
   */
  rest(ms: number, signal: AbortSignal, quietMs?: number): Promise<void>
  /** Ends the current wait, even on a hidden page. Without a current wait, the next wait ends immediately. */
  wake(): void
  /** Discards a `wake` that has not ended a wait yet. */
  clear(): void
}

export function createPoll({ clock, visibility }: { clock: Clock; visibility: Visibility }): Poll {
  const { wake, clear, sleep } = createWakeableSleep(clock)

  return {
    wake,
    clear,
    async rest(ms, signal, quietMs = 0) {
      if (quietMs > 0) await clock.sleep(quietMs, signal)
      const unsubscribe = visibility.subscribe((isVisible) => isVisible && wake())
      try {
        let isWoken = ms > quietMs && (await sleep(ms - quietMs, signal))
        while (!isWoken && !visibility.isVisible()) isWoken = await sleep(MAX_SLEEP_MS, signal)
      } finally {
        unsubscribe()
      }
    },
  }
}
