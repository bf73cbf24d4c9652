const BASE_MS = 1_000
const CAP_MS = 30_000

/**
 * Returns the delay before the next attempt, in milliseconds, after `failures` in a row. Full jitter: random, up to a
 * limit that doubles to 30 s. `random` is at least 0 and below 1.
 *
 * `isMassReconnect`: a backend that restarts or crashes disconnects all clients at the same time. Their delays are 15
 * to 30 s, except the first, which is distributed so that the attempts arrive at a constant rate from the first
 * second: one in 22 clients per second. A backend that needs two seconds per batch handles fewer than a tenth of them
 * at a time.
 */
export function backOff(failures: number, isMassReconnect: boolean, random: number): number {
  if (!isMassReconnect) return random * Math.min(CAP_MS, BASE_MS * 2 ** failures)
  const half = CAP_MS / 2
  if (failures > 0) return half + half * random
  return random < 2 / 3 ? 1.5 * half * random : CAP_MS - half * Math.sqrt(3 * (1 - random))
}
