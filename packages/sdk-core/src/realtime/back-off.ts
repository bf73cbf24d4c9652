const BASE_MS = 1_000
const CAP_MS = 30_000

/**
 * How long to wait before the next attempt, after `failures` in a row. Full jitter: anything from nothing to a time that
 * doubles up to 30 s. `chance` is at least 0 and below 1.
 *
 * `isInCrowd`: a backend that restarts or crashes sends everybody away in one moment. Each of their waits is from 15 to
 * 30 s, and the first is as if they had begun to wait some time before, so that equally many of them try in every second
 * from the start: a twenty-second of them. A backend that takes two seconds until it answers those who are there meets
 * fewer than a tenth in one.
 */
export function backOff(failures: number, isInCrowd: boolean, chance: number): number {
  if (!isInCrowd) return chance * Math.min(CAP_MS, BASE_MS * 2 ** failures)
  const half = CAP_MS / 2
  if (failures > 0) return half + half * chance
  return chance < 2 / 3 ? 1.5 * half * chance : CAP_MS - half * Math.sqrt(3 * (1 - chance))
}
