import { randomInt } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'

/** Numbers for messages that no table keeps: they rise with time, and two processes hardly ever give the same one. */
export function createMessageIds(clock: Clock): () => number {
  let last = 0
  return () => {
    last = Math.max(last + 1, clock.now().getTime() * 1000 + randomInt(1000))
    return last
  }
}
