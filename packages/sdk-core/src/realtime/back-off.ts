const BASE_MS = 1_000
const CAP_MS = 30_000

/**
 * How long to wait before the next attempt, after `failures` in a row. Full jitter: anything from nothing to a time that
 * doubles up to 30 s. `chance` is at least 0 and below 1.
 *
 * `isInCrowd`: a backend that restarts or crashes sends everybody away in one moment. They wait up to 30 s from the start,
 * at first shorter than longer, by just as much as makes equally many of them try in every second from then on: whenever
 * it is there again, a fifteenth of them come back in one second.
 */
export function backOff(failures: number, isInCrowd: boolean, chance: number): number {
  if (!isInCrowd) return chance * Math.min(CAP_MS, BASE_MS * 2 ** failures)
  return CAP_MS * (failures === 0 ? 1 - Math.sqrt(1 - chance) : chance)
}
