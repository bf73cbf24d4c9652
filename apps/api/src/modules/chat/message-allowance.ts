import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { RateLimits } from '../rate-limits/service.ts'
import { chatRules } from './rules.ts'

export interface MessageAllowanceDeps {
  db: Database
  clock: Clock
  rateLimits: Pick<RateLimits, 'spendMany'>
}

interface Batch {
  left: number
  endsAt: number
}

/**
 * Counts the messages of accounts. All processes share one count in the database, from which each takes a batch at a time;
 * what a process does not use of its last batch is lost to the account until the window ends.
 *
 * The returned function spends one message, and throws 429 when none is left.
 */
export function createMessageAllowance({ db, clock, rateLimits }: MessageAllowanceDeps) {
  const batches = new Map<number, Batch>()
  /** Batches that are being taken, for all messages that wait for them. */
  const underWay = new Map<number, Promise<void>>()

  function forgetOver(now: number): void {
    for (const [accountId, { endsAt }] of batches) {
      if (endsAt > now) return
      batches.delete(accountId)
    }
  }

  async function takeBatch(accountId: number): Promise<void> {
    const { messagesPostedPerAccount, messagesPostedBatch: left } = chatRules
    const key = `messages-posted:${accountId}`
    const endsAt = await rateLimits.spendMany(db, key, messagesPostedPerAccount, left)
    batches.set(accountId, { left, endsAt: endsAt.getTime() })
  }

  return async (accountId: number): Promise<void> => {
    for (;;) {
      const now = clock.now().getTime()
      forgetOver(now)
      const batch = batches.get(accountId)
      if (batch && batch.endsAt > now && batch.left > 0) {
        batch.left--
        return
      }
      batches.delete(accountId)
      const taking = underWay.get(accountId) ?? takeBatch(accountId).finally(() => underWay.delete(accountId))
      underWay.set(accountId, taking)
      await taking
    }
  }
}
