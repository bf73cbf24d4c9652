import type { Allowance } from '../platform/allowance.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import { tooManyRequests } from './http-error.ts'

/** Counts one request of a key in the memory of this process. Throws 429 above the limit. */
export type CountRequest = (key: string | number) => void

/**
 * Creates a rate limit with fixed windows. All keys share the windows, so that one map is discarded after each window.
 */
export function createRateLimit({ max, windowMs }: Allowance, clock: Clock = systemClock): CountRequest {
  let counts = new Map<string | number, number>()
  let window = 0

  return (key) => {
    const now = clock.now().getTime()
    const current = Math.floor(now / windowMs)
    if (current !== window) {
      window = current
      counts = new Map()
    }
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count > max) throw tooManyRequests(Math.ceil(((current + 1) * windowMs - now) / 1_000))
  }
}
