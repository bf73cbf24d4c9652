import { readWeddingFacts } from '@vowkit/concierge'
import { budgetSymbol, type VisionFacts } from '@vowkit/sdk-core/contract'
import { desc, eq } from 'drizzle-orm'
import { visions } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import type { Days } from '../../platform/days.ts'

export const visionFactsRules = {
  /** Number of latest visions whose descriptions are read. */
  readVisions: 3,
}

/** Returns what the descriptions of a couple's latest visions say about its wedding. The latest vision wins. */
export type ReadVisionFacts = (accountId: number) => Promise<VisionFacts>

export function createReadVisionFacts({ db, days }: { db: Database; days: Days }): ReadVisionFacts {
  return async (accountId) => {
    const rows = await db
      .select({ description: visions.description })
      .from(visions)
      .where(eq(visions.accountId, accountId))
      .orderBy(desc(visions.createdAt))
      .limit(visionFactsRules.readVisions)
    const facts = rows.map(({ description }) => readWeddingFacts(description, days.today()))
    const budget = facts.find((found) => found.budget !== undefined)?.budget
    return {
      wedding_date: facts.find(({ date }) => date)?.date,
      guests: facts.find(({ guests }) => guests)?.guests,
      wedding_budget: budget === undefined ? undefined : budgetSymbol(budget),
    }
  }
}
