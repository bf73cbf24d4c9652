import { readWeddingFacts } from '@vowkit/concierge'
import type { InquiryFacts, SessionScope } from '@vowkit/sdk-core/contract'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { couples, leads, visions } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import type { Database } from '../../platform/database.ts'
import type { Days } from '../../platform/days.ts'

export const knownFactsRules = {
  /** Number of latest visions whose descriptions are read. */
  readVisions: 3,
}

/**
 * Returns the date and the guests that a couple has already given, for the fields of an inquiry: in its profile, its
 * latest inquiry, or the descriptions of its latest visions. Dates in the past are absent. A session on another website
 * gets nothing from inquiries to other vendors, and a magic link nothing from visions.
 */
export type FindKnownFacts = (account: Account, scope: SessionScope | null) => Promise<InquiryFacts>

export function createFindKnownFacts({ db, days }: { db: Database; days: Days }): FindKnownFacts {
  async function readInquiry(accountId: number) {
    const [lead] = await db
      .select({ weddingDate: leads.weddingDate, guests: leads.guests })
      .from(leads)
      .where(and(eq(leads.accountId, accountId), isNotNull(leads.inquiredAt)))
      .orderBy(desc(leads.inquiredAt))
      .limit(1)
    return lead
  }

  async function readVisions(accountId: number, today: string) {
    const rows = await db
      .select({ description: visions.description })
      .from(visions)
      .where(eq(visions.accountId, accountId))
      .orderBy(desc(visions.createdAt))
      .limit(knownFactsRules.readVisions)
    return rows.map(({ description }) => readWeddingFacts(description, today))
  }

  return async ({ id }, scope) => {
    const today = days.today()
    const [couple] = await db.select({ date: couples.weddingDate }).from(couples).where(eq(couples.accountId, id))
    const inquiry = scope === 'full' ? await readInquiry(id) : undefined
    const drawn = scope === 'link' ? [] : await readVisions(id, today)
    const dates = [couple?.date, inquiry?.weddingDate, ...drawn.map(({ date }) => date)]
    const guests = [inquiry?.guests, ...drawn.map((facts) => facts.guests)]
    return {
      wedding_date: dates.find((date) => date && date >= today) ?? undefined,
      guests: guests.find((count) => count) ?? undefined,
    }
  }
}
