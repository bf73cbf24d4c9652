import type { SdkError } from '../errors/sdk-error.ts'
import type { Random } from '../platform/platform.ts'

/** Maximum number of attempts for a request that is safe to repeat. */
export const MAX_ATTEMPTS = 4
/** Maximum delay in `Retry-After`. The request fails without a retry if the delay is longer. */
const LONGEST_WAIT_MS = 30_000
const PASSING_STATUSES = [429, 502, 503, 504]

/**
 * Returns the delay before a retry in milliseconds. Returns `null` if a retry would not help. The delays are random, up
 * to 0.5 s, 1 s and 2 s, so that many pages do not retry at the same time.
 */
export function retryDelay(error: SdkError, attempt: number, random: Random): number | null {
  const isTransient = error.code === 'network' || (PASSING_STATUSES.includes(error.status) && error.retryable)
  if (!isTransient || attempt >= MAX_ATTEMPTS || (error.retryAfterMs ?? 0) > LONGEST_WAIT_MS) return null
  return (error.retryAfterMs ?? 0) + random.float() * 500 * 2 ** (attempt - 1)
}
