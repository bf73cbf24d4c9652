import type { Allowance } from '../platform/allowance.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import { tooManyRequests } from './http-error.ts'

/** Counts one request of a key, in this process's memory. Throws 429 when the window's allowance is used up. */
export type CountRequest = (key: string | number) => void

/** Counts requests in fixed windows that all keys share, so that forgetting a window is dropping one map. */
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
