import { SECOND } from '../../platform/units.ts'
import { chatRules } from './rules.ts'

const CHECKPOINT_MS = SECOND

/** The messages whose events this process has delivered. Message ids grow, but messages may arrive out of order. */
export interface DeliveredMessages {
  /** Records a message. Returns false if it was recorded before. */
  add(id: number): boolean
  has(id: number): boolean
  /**
   * Records the latest message when the process starts, or has closed all its sockets. No socket has missed earlier
   * messages, so earlier times are forgotten.
   */
  setFirst(id: number): void
  /** Returns the latest message at a time of `performance.now()`, or undefined if the time is too long ago. */
  latestAt(time: number): number | undefined
}

export function createDeliveredMessages(): DeliveredMessages {
  let recent = new Set<number>()
  let older = new Set<number>()
  let latest = 0
  /** The latest message at some times, oldest first. */
  const checkpoints: { at: number; id: number }[] = []
  let isComplete = false

  const has = (id: number) => recent.has(id) || older.has(id)

  function advance(id: number): void {
    if (id <= latest) return
    latest = id
    const now = performance.now()
    if (now - (checkpoints.at(-1)?.at ?? Number.NEGATIVE_INFINITY) < CHECKPOINT_MS) return
    checkpoints.push({ at: now, id })
    if (checkpoints.length <= chatRules.catchUpCheckpoints) return
    checkpoints.shift()
    isComplete = false
  }

  return {
    has,
    add(id) {
      if (has(id)) return false
      recent.add(id)
      if (recent.size >= chatRules.deliveredMessages) {
        older = recent
        recent = new Set()
      }
      advance(id)
      return true
    },
    setFirst(id) {
      checkpoints.splice(0, checkpoints.length, { at: 0, id })
      isComplete = true
      latest = Math.max(latest, id)
    },
    latestAt(time) {
      const found = checkpoints.findLast(({ at }) => at <= time)
      return (found ?? (isComplete ? checkpoints[0] : undefined))?.id
    },
  }
}
