const BASE_MS = 1_000
const CAP_MS = 30_000

/**
 * Returns the delay before the next attempt in milliseconds. `failures` is the number of consecutive failures. The
 * delay is random, up to a limit that doubles with each failure to at most 30 s. `random` is at least 0 and below 1.
 *
 * Set `isMassReconnect` after a restart or crash of the backend, which disconnects all clients at once. The first
 * attempts then arrive at a constant rate of one in 22 clients per second, and later delays are 15 to 30 s. A backend
 * that needs two seconds per connection therefore handles fewer than a tenth of the clients at a time.
 */
export function backOff(failures: number, isMassReconnect: boolean, random: number): number {
  if (!isMassReconnect) return random * Math.min(CAP_MS, BASE_MS * 2 ** failures)
  const half = CAP_MS / 2
  if (failures > 0) return half + half * random
  return random < 2 / 3 ? 1.5 * half * random : CAP_MS - half * Math.sqrt(3 * (1 - random))
}
