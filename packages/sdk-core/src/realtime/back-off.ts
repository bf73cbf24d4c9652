const BASE_MS = 1_000
const CAP_MS = 30_000

/**
 * Returns the delay before the next attempt, in milliseconds. `failures` is the number of failures in a row. The delay
 * has full jitter: it is random, up to a limit that doubles to 30 s. `random` is at least 0 and below 1.
 *
 * `isMassReconnect`: a backend that restarts or crashes disconnects all clients at the same time. Their delays are 15
 * to 30 s, except the first delay. The first delays are distributed so that the attempts arrive at a constant rate: one
 * in 22 clients per second, from the first second. A backend that needs two seconds per connection then handles fewer
 * than a tenth of the clients at a time.
 */
export function backOff(failures: number, isMassReconnect: boolean, random: number): number {
  if (!isMassReconnect) return random * Math.min(CAP_MS, BASE_MS * 2 ** failures)
  const half = CAP_MS / 2
  if (failures > 0) return half + half * random
  return random < 2 / 3 ? 1.5 * half * random : CAP_MS - half * Math.sqrt(3 * (1 - random))
}
