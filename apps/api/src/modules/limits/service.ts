import { and, eq, gt, gte, lte, sql } from 'drizzle-orm'
import { allowances } from '../../db/tables.ts'
import { tooManyRequests } from '../../http/http-error.ts'
import type { Allowance } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'

export { toAddressBucket } from './address-bucket.ts'

/** Counts in the database, so that any number of processes share one count. */
export interface LimitService {
  /** Uses the allowance once; throws 429 when nothing is left of it. */
  spend(db: Database, key: string, allowance: Allowance): Promise<void>
  /** Throws 429 when nothing is left, and uses nothing. */
  check(db: Database, key: string, allowance: Allowance): Promise<void>
  /** Forgets windows that are over. */
  sweep(): Promise<void>
}

export function createLimitService({ db, clock }: { db: Database; clock: Clock }): LimitService {
  const secondsUntil = (end: Date) => Math.max(1, Math.ceil((end.getTime() - clock.now().getTime()) / 1_000))

  return {
    async spend(on, key, { max, windowMs }) {
      const now = clock.now()
      const endsAt = new Date(now.getTime() + windowMs)
      const isOver = lte(allowances.endsAt, now)
      const [row] = await on
        .insert(allowances)
        .values({ key, used: 1, endsAt })
        .onConflictDoUpdate({
          target: allowances.key,
          set: {
            used: sql`case when ${isOver} then 1 else ${allowances.used} + 1 end`,
            endsAt: sql`case when ${isOver} then excluded.ends_at else ${allowances.endsAt} end`,
          },
        })
        .returning()
      if (row && row.used > max) throw tooManyRequests(secondsUntil(row.endsAt))
    },

    async check(on, key, { max }) {
      const [row] = await on
        .select()
        .from(allowances)
        .where(and(eq(allowances.key, key), gt(allowances.endsAt, clock.now()), gte(allowances.used, max)))
      if (row) throw tooManyRequests(secondsUntil(row.endsAt))
    },

    async sweep() {
      await db.delete(allowances).where(lte(allowances.endsAt, clock.now()))
    },
  }
}
