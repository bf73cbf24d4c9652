import type { Clock, Visibility } from '../platform/platform.ts'
import { createNudge, FOREVER_MS } from './nudge.ts'

/** The pauses of a loop that polls the backend. */
export interface Poll {
  /**
   * Waits `ms`, and until the page is visible. A page that becomes visible ends the wait, but not before `quietMs`, which
   * is how long the backend asked to wait.
   */
  rest(ms: number, signal: AbortSignal, quietMs?: number): Promise<void>
  /** Ends the wait now, on a hidden page too. */
  nudge(): void
  /** Discards a nudge that came while nothing waited. */
  clear(): void
}

export function createPoll({ clock, visibility }: { clock: Clock; visibility: Visibility }): Poll {
  const { nudge, clear, wait } = createNudge(clock)

  return {
    nudge,
    clear,
    async rest(ms, signal, quietMs = 0) {
      if (quietMs > 0) await clock.sleep(quietMs, signal)
      const unsubscribe = visibility.subscribe((isVisible) => isVisible && nudge())
      try {
        let isWoken = ms > quietMs && (await wait(ms - quietMs, signal))
        while (!isWoken && !visibility.isVisible()) isWoken = await wait(FOREVER_MS, signal)
      } finally {
        unsubscribe()
      }
    },
  }
}
