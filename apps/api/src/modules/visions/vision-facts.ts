import { readWeddingFacts } from '@vowkit/concierge'
import { budgetSymbol, joinStyles, type VisionFacts } from '@vowkit/sdk-core/contract'
import { desc, eq } from 'drizzle-orm'
import { visions } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import type { Days } from '../../platform/days.ts'
import { REGION_TOWNS } from '../places/service.ts'

const TOWNS = [...REGION_TOWNS.keys()]

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
    const facts = rows.map(({ description }) => readWeddingFacts(description, { today: days.today(), towns: TOWNS }))
    const budget = facts.find((found) => found.budget !== undefined)?.budget
    const town = facts.find((found) => found.town !== undefined)?.town
    const styles = facts.find((found) => found.styles !== undefined)?.styles
    return {
      wedding_date: facts.find(({ date }) => date)?.date,
      guests: facts.find(({ guests }) => guests)?.guests,
      wedding_budget: budget === undefined ? undefined : budgetSymbol(budget),
      wedding_city: town === undefined ? undefined : REGION_TOWNS.get(town)?.name,
      wedding_description: styles && joinStyles(styles),
    }
  }
}
