import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { RateLimits } from '../rate-limits/service.ts'
import { chatRules } from './rules.ts'

export interface MessageLimiterDeps {
  db: Database
  clock: Clock
  rateLimits: Pick<RateLimits, 'spendMany'>
}

interface Batch {
  left: number
  endsAt: number
}

/**
 * Limits the messages of each account. All processes share one counter in the database. Each process reserves several
 * messages with one statement, so that most messages need no statement. Reservations expire at the end of the window.
 *
 * The returned function counts one message. It throws 429 if the account has reached its limit.
 */
export function createMessageLimiter({ db, clock, rateLimits }: MessageLimiterDeps) {
  const batches = new Map<number, Batch>()
  /** Pending statements by account, shared by concurrent messages. */
  const pending = new Map<number, Promise<void>>()

  function deleteExpired(now: number): void {
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
      deleteExpired(now)
      const batch = batches.get(accountId)
      if (batch && batch.endsAt > now && batch.left > 0) {
        batch.left--
        return
      }
      batches.delete(accountId)
      const statement = pending.get(accountId) ?? takeBatch(accountId).finally(() => pending.delete(accountId))
      pending.set(accountId, statement)
      await statement
    }
  }
}
