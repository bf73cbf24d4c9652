import { eq } from 'drizzle-orm'
import { couples } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import type { Days } from '../../platform/days.ts'

/** The wedding of a couple, as its profile states it. */
export interface CoupleWedding {
  /** `YYYY-MM-DD`. Null if it is unknown or in the past. */
  date: string | null
  city: string
}

/** Returns a function that reads the wedding of a couple. */
export function createFindWedding({ db, days }: { db: Database; days: Days }) {
  return async (accountId: number): Promise<CoupleWedding> => {
    const [couple] = await db
      .select({ date: couples.weddingDate, city: couples.weddingCity })
      .from(couples)
      .where(eq(couples.accountId, accountId))
    const { date = null, city = '' } = couple ?? {}
    return { date: date !== null && date >= days.today() ? date : null, city }
  }
}
