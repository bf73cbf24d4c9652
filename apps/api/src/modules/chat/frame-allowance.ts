import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'

/** Counts the frames of one socket: many at once, fewer in the long run. */
export function createFrameAllowance(clock: Clock): { spend(): boolean } {
  const { burst, perSecond } = limits.socketFrames
  let left = burst
  let countedAt = clock.now().getTime()

  return {
    spend() {
      const now = clock.now().getTime()
      left = Math.min(burst, left + (Math.max(0, now - countedAt) / 1000) * perSecond)
      countedAt = now
      if (left < 1) return false
      left--
      return true
    },
  }
}
