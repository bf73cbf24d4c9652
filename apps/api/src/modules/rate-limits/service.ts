import { and, eq, gt, gte, lte, sql } from 'drizzle-orm'
import { allowances } from '../../db/tables.ts'
import { tooManyRequests } from '../../http/http-error.ts'
import type { Allowance } from '../../platform/allowance.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'

export { toAddressBucket } from '../../platform/address-bucket.ts'

/** Counts in the database, so that any number of processes share one count. */
export interface RateLimits {
  /** Uses the allowance once; throws 429 when nothing is left of it. */
  spend(db: Database, key: string, allowance: Allowance): Promise<void>
  /** Uses the allowance several times at once; returns the end of the window. Throws 429 when so much is not left. */
  spendMany(db: Database, key: string, allowance: Allowance, times: number): Promise<Date>
  /** Uses the allowance once; false when nothing is left of it. */
  take(db: Database, key: string, allowance: Allowance): Promise<boolean>
  /** Undoes one use of the window that runs. */
  giveBack(db: Database, key: string): Promise<void>
  /** Makes an allowance whole again. */
  clear(db: Database, key: string): Promise<void>
  /** Whether nothing is left of an allowance; uses nothing. */
  isUsedUp(db: Database, key: string, allowance: Allowance): Promise<boolean>
  /** Forgets windows that are over. */
  sweep(): Promise<void>
}

export function createRateLimits({ db, clock }: { db: Database; clock: Clock }): RateLimits {
  const secondsUntil = (end: Date) => Math.max(1, Math.ceil((end.getTime() - clock.now().getTime()) / 1_000))

  /** Uses it, once by default; returns the end of the window, and whether there was enough left. */
  async function use(on: Database, key: string, { max, windowMs }: Allowance, times = 1) {
    const now = clock.now()
    const endsAt = new Date(now.getTime() + windowMs)
    const isOver = lte(allowances.endsAt, now)
    const [row] = await on
      .insert(allowances)
      .values({ key, used: times, endsAt })
      .onConflictDoUpdate({
        target: allowances.key,
        set: {
          used: sql`case when ${isOver} then ${times}::int else ${allowances.used} + ${times}::int end`,
          endsAt: sql`case when ${isOver} then excluded.ends_at else ${allowances.endsAt} end`,
        },
      })
      .returning()
    return { endsAt: row?.endsAt ?? endsAt, isLeft: !row || row.used <= max }
  }

  return {
    async spend(on, key, allowance) {
      const { endsAt, isLeft } = await use(on, key, allowance)
      if (!isLeft) throw tooManyRequests(secondsUntil(endsAt))
    },

    async spendMany(on, key, allowance, times) {
      const { endsAt, isLeft } = await use(on, key, allowance, times)
      if (!isLeft) throw tooManyRequests(secondsUntil(endsAt))
      return endsAt
    },

    async take(on, key, allowance) {
      return (await use(on, key, allowance)).isLeft
    },

    async giveBack(on, key) {
      await on
        .update(allowances)
        .set({ used: sql`${allowances.used} - 1` })
        .where(and(eq(allowances.key, key), gt(allowances.endsAt, clock.now()), gt(allowances.used, 0)))
    },

    async clear(on, key) {
      await on.delete(allowances).where(eq(allowances.key, key))
    },

    async isUsedUp(on, key, { max }) {
      const usedUp = and(eq(allowances.key, key), gt(allowances.endsAt, clock.now()), gte(allowances.used, max))
      return (await on.$count(allowances, usedUp)) > 0
    },

    async sweep() {
      await db.delete(allowances).where(lte(allowances.endsAt, clock.now()))
    },
  }
}
