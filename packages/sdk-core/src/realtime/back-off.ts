const BASE_MS = 1_000
const CAP_MS = 30_000
/** A backend that restarts sends everybody away in one moment; they come back spread over this long. */
const RESTART_MS = 20_000

/**
 * How long to wait before the next attempt, after `failures` in a row. Full jitter: anything from nothing to a time that
 * doubles. `isRestarting`: the backend said that it will be back. `chance` is at least 0 and below 1.
 */
export function backOff(failures: number, isRestarting: boolean, chance: number): number {
  return chance * Math.min(CAP_MS, (isRestarting ? RESTART_MS : BASE_MS) * 2 ** failures)
}
