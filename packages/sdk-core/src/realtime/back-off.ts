const BASE_MS = 1_000
const CAP_MS = 30_000
/** A backend that restarts or crashes sends everybody away in one moment; they come back spread over this long. */
const CROWD_MS = 20_000

/**
 * How long to wait before the next attempt, after `failures` in a row. Full jitter: anything from nothing to a time that
 * doubles. `isInCrowd`: others may have been sent away in the same moment. `chance` is at least 0 and below 1.
 */
export function backOff(failures: number, isInCrowd: boolean, chance: number): number {
  return chance * Math.min(CAP_MS, (isInCrowd ? CROWD_MS : BASE_MS) * 2 ** failures)
}
