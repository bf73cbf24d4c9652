import type { Clock } from '../platform/platform.ts'

/** The longest delay of a timer. */
export const FOREVER_MS = 2 ** 31 - 1

/** Wakes a loop early. A nudge that comes while nothing waits ends the next wait. */
export interface Nudge {
  nudge(): void
  /** Discards a nudge that came while nothing waited; returns whether there was one. */
  clear(): boolean
  /** Waits for a nudge, at most `ms`. Resolves to whether one came. Rejects as soon as the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<boolean>
}

export function createNudge(clock: Clock): Nudge {
  let isNudged = false
  let wake: (() => void) | undefined

  return {
    nudge() {
      isNudged = true
      wake?.()
    },
    clear() {
      const wasNudged = isNudged
      isNudged = false
      return wasNudged
    },
    async wait(ms, signal) {
      signal.throwIfAborted()
      const rest = new AbortController()
      wake = () => rest.abort()
      signal.addEventListener('abort', wake)
      try {
        if (!isNudged) await clock.sleep(ms, rest.signal)
      } catch {
        signal.throwIfAborted()
      } finally {
        signal.removeEventListener('abort', wake)
        wake = undefined
      }
      const came = isNudged
      isNudged = false
      return came
    },
  }
}
