import type { Clock } from '../../platform/clock.ts'

/** How many frames may come at once, and how many a second in the long run. */
export interface FrameRate {
  burst: number
  perSecond: number
}

/** A token bucket: it starts full, and refills with time. */
export interface FrameAllowance {
  has(): boolean
  spend(): void
  /** Whether it has refilled, so that a new one would be no different. */
  isFull(): boolean
}

export function createFrameAllowance(clock: Clock, { burst, perSecond }: FrameRate): FrameAllowance {
  let left = burst
  let countedAt = clock.now().getTime()

  function refill(): number {
    const now = clock.now().getTime()
    left = Math.min(burst, left + (Math.max(0, now - countedAt) / 1000) * perSecond)
    countedAt = now
    return left
  }

  return {
    has: () => refill() >= 1,
    spend() {
      left = refill() - 1
    },
    isFull: () => refill() >= burst,
  }
}

/** The allowances of many keys. It outlives the sockets of a key, so that a new socket starts no new allowance. */
export function createFrameAllowances<Key>(clock: Clock, rate: FrameRate): (key: Key) => FrameAllowance {
  /** In the order of their last use. */
  const allowances = new Map<Key, FrameAllowance>()

  return (key) => {
    const allowance = allowances.get(key) ?? createFrameAllowance(clock, rate)
    allowances.delete(key)
    allowances.set(key, allowance)
    for (const [oldest, unused] of allowances) {
      if (oldest === key || !unused.isFull()) break
      allowances.delete(oldest)
    }
    return allowance
  }
}
