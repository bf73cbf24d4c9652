import { and, eq, gt, gte, lte, sql } from 'drizzle-orm'
import { allowances } from '../../db/tables.ts'
import { tooManyRequests } from '../../http/http-error.ts'
import type { Allowance } from '../../platform/allowance.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'

export { toAddressBucket } from '../../platform/address-bucket.ts'

/** Rate limits that are counted in the database, so that all processes share them. */
export interface RateLimits {
  /** Uses the allowance once. Throws 429 if it is used up. */
  spend(db: Database, key: string, allowance: Allowance): Promise<void>
  /** Uses the allowance `times` times. Returns the end of the window. Throws 429 if fewer uses are left. */
  spendMany(db: Database, key: string, allowance: Allowance, times: number): Promise<Date>
  /** Uses the allowance once. Resolves to `false` if it is used up. */
  take(db: Database, key: string, allowance: Allowance): Promise<boolean>
  /** Reverts one use in the current window. */
  giveBack(db: Database, key: string): Promise<void>
  /** Resets the uses of a key. */
  clear(db: Database, key: string): Promise<void>
  /** Whether the allowance is used up. Does not use it. */
  isUsedUp(db: Database, key: string, allowance: Allowance): Promise<boolean>
  /** Deletes expired windows. */
  sweep(): Promise<void>
}

export function createRateLimits({ db, clock }: { db: Database; clock: Clock }): RateLimits {
  const secondsUntil = (end: Date) => Math.max(1, Math.ceil((end.getTime() - clock.now().getTime()) / 1_000))

  /** Uses an allowance. Returns the end of its window and whether enough was left. */
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
