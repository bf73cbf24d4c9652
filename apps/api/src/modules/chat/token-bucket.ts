import type { Clock } from '../../platform/clock.ts'

/** The size of a bucket, and its refill per second. */
export interface BucketSize {
  burst: number
  perSecond: number
}

/** A token bucket. It starts full and refills continuously. */
export interface TokenBucket {
  /** Returns whether at least one token is left. */
  has(): boolean
  /** Takes one token. Call `has` first. */
  spend(): void
  /** Returns whether the bucket is full, so that it can be discarded. */
  isFull(): boolean
}

export function createTokenBucket(clock: Clock, { burst, perSecond }: BucketSize): TokenBucket {
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

/**
 * Creates buckets by key. A bucket is stored until it is full again, so that a new socket with the same key gets no
 * additional tokens.
 */
export function createTokenBuckets<Key>(clock: Clock, size: BucketSize): (key: Key) => TokenBucket {
  /** Buckets by key, ordered by last use, oldest first. */
  const buckets = new Map<Key, TokenBucket>()

  return (key) => {
    const bucket = buckets.get(key) ?? createTokenBucket(clock, size)
    buckets.delete(key)
    buckets.set(key, bucket)
    for (const [oldest, unused] of buckets) {
      if (oldest === key || !unused.isFull()) break
      buckets.delete(oldest)
    }
    return bucket
  }
}
