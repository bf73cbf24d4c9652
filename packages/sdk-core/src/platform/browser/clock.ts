import type { Clock } from '../platform.ts'
import { until } from './until.ts'

/** The wall clock and the timers of the platform. */
export const browserClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    until(signal, (arrive) => {
      const timer = setTimeout(arrive, ms)
      return () => clearTimeout(timer)
    }),
}
