import type { InquiryFacts, SessionScope } from '@vowkit/sdk-core/contract'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { couples, leads } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import type { Database } from '../../platform/database.ts'
import type { Days } from '../../platform/days.ts'
import type { ReadVisionFacts } from '../visions/service.ts'

/**
 * Returns the date and the guests that a couple has already given, for the fields of an inquiry: in its profile, its
 * latest inquiry, or the descriptions of its latest visions. Dates in the past are absent. A session on another website
 * gets nothing from inquiries to other vendors, and a magic link nothing from visions.
 */
export type FindKnownFacts = (account: Account, scope: SessionScope | null) => Promise<InquiryFacts>

export interface KnownFactsDeps {
  db: Database
  days: Days
  readVisionFacts: ReadVisionFacts
}

export function createFindKnownFacts({ db, days, readVisionFacts }: KnownFactsDeps): FindKnownFacts {
  async function readInquiry(accountId: number) {
    const [lead] = await db
      .select({ weddingDate: leads.weddingDate, guests: leads.guests })
      .from(leads)
      .where(and(eq(leads.accountId, accountId), isNotNull(leads.inquiredAt)))
      .orderBy(desc(leads.inquiredAt))
      .limit(1)
    return lead
  }

  return async ({ id }, scope) => {
    const today = days.today()
    const [couple] = await db
      .select({ date: couples.weddingDate, guests: couples.guests })
      .from(couples)
      .where(eq(couples.accountId, id))
    const inquiry = scope === 'full' ? await readInquiry(id) : undefined
    const drawn = scope === 'link' ? {} : await readVisionFacts(id)
    const dates = [couple?.date, inquiry?.weddingDate, drawn.wedding_date]
    const guests = [couple?.guests, inquiry?.guests, drawn.guests]
    return {
      wedding_date: dates.find((date) => date && date >= today) ?? undefined,
      guests: guests.find((count) => count) ?? undefined,
    }
  }
}
