import { and, eq, lt } from 'drizzle-orm'
import { idempotencyKeys } from '../../db/tables.ts'
import type { Intent } from '../../http/call-context.ts'
import { HttpError } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { DAY } from '../../platform/units.ts'

export const idempotencyRules = {
  /** How long a repeated idempotency key returns the stored response. */
  idempotencyMs: DAY,
}

/** Makes calls idempotent: repeated requests with one key have one effect and get one response. */
export interface IdempotencyService {
  /**
   * Runs `work` in a transaction, once per idempotency key. A repeated key returns the stored response. Throws 409 if
   * the key was used with a different body. A failure is not stored, so that the request can be retried. Without an
   * intent, always runs `work`.
   */
  once<Answer>(intent: Intent | null, work: (tx: Database) => Promise<Answer>): Promise<Answer>
  /** Returns the stored response of a repeated request, or null. Use it to skip costly work before `once`. */
  find<Answer>(intent: Intent | null): Promise<Answer | null>
  /**
   * Stores the response of a request whose effects no single transaction holds, or null while they are incomplete. Does
   * nothing without an intent.
   */
  store<Answer>(on: Database, intent: Intent | null, answer: Answer | null): Promise<void>
  /** Deletes expired keys. */
  sweep(): Promise<void>
}

export function createIdempotencyService({ db, clock }: { db: Database; clock: Clock }): IdempotencyService {
  const oldest = () => new Date(clock.now().getTime() - idempotencyRules.idempotencyMs)

  async function read(on: Database, intent: Intent) {
    const [row] = await on.select().from(idempotencyKeys).where(isIntent(intent))
    if (row && row.bodyHash !== intent.bodyHash) {
      const detail = 'This idempotency key was already used for a different request. Send a new key.'
      throw new HttpError(409, 'idempotency_mismatch', detail)
    }
    return row
  }

  return {
    once: <Answer>(intent: Intent | null, work: (tx: Database) => Promise<Answer>) =>
      db.transaction(async (tx) => {
        if (!intent) return work(tx)
        await tx.delete(idempotencyKeys).where(and(isIntent(intent), lt(idempotencyKeys.createdAt, oldest())))
        // If another transaction is inserting the same key, this statement waits until that transaction ends.
        const claimed = await tx
          .insert(idempotencyKeys)
          .values({ ...intent, createdAt: clock.now() })
          .onConflictDoNothing()
          .returning()
        if (claimed.length === 0) {
          const row = await read(tx, intent)
          // A key is stored with its call, so the stored response has the response type of this call.
          if (row) return row.answer as Answer
        }
        const answer = await work(tx)
        await tx.update(idempotencyKeys).set({ answer }).where(isIntent(intent))
        return answer
      }),

    async find<Answer>(intent: Intent | null) {
      const row = intent && (await read(db, intent))
      return row && row.createdAt >= oldest() ? (row.answer as Answer) : null
    },

    async store(on, intent, answer) {
      if (!intent) return
      const stored = { bodyHash: intent.bodyHash, answer, createdAt: clock.now() }
      const target = [idempotencyKeys.accountId, idempotencyKeys.call, idempotencyKeys.key]
      await on
        .insert(idempotencyKeys)
        .values({ ...intent, ...stored })
        .onConflictDoUpdate({ target, set: stored })
    },

    async sweep() {
      await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldest()))
    },
  }
}

function isIntent({ accountId, call, key }: Intent) {
  return and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, key))
}
