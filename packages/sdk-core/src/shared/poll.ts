import type { Clock, Visibility } from '../platform/platform.ts'
import { createNudge, FOREVER_MS } from './nudge.ts'

/** The waits of a loop that asks the backend again and again. */
export interface Poll {
  /**
   * Waits for the next question, and until the page is looked at; whoever looks at it again need not wait. `quietMs` is
   * for how long the backend wants to be left alone, whoever looks.
   */
  rest(ms: number, signal: AbortSignal, quietMs?: number): Promise<void>
  /** Has the next question asked now, for a hidden page too. */
  nudge(): void
  /** Forgets a nudge that nobody waited for. */
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
