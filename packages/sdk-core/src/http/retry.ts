import type { SdkError } from '../errors/sdk-error.ts'
import type { Random } from '../platform/platform.ts'

/** How often a request that is safe to repeat is sent at most. */
export const MAX_ATTEMPTS = 4
/** A backend that wants more quiet than this is not waited for. */
const LONGEST_WAIT_MS = 30_000
const PASSING_STATUSES = [429, 502, 503, 504]

/**
 * How long to wait before sending again; `null` when that would not help.
 *
 * Full jitter: anything up to 0.5 s, 1 s, 2 s, so that many pages do not come back in step.
 */
export function retryDelay(error: SdkError, attempt: number, random: Random): number | null {
  const isTransient = error.code === 'network' || (PASSING_STATUSES.includes(error.status) && error.retryable)
  if (!isTransient || attempt >= MAX_ATTEMPTS || (error.retryAfterMs ?? 0) > LONGEST_WAIT_MS) return null
  return (error.retryAfterMs ?? 0) + random.float() * 500 * 2 ** (attempt - 1)
}
