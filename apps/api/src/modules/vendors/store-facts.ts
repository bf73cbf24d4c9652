import { setImmediate as nextLoop } from 'node:timers/promises'
import { FACTS_VERSION, toSearchFields, type VendorProfile, weightedRating } from '@vowkit/concierge/facts'
import { type SQL, sql } from 'drizzle-orm'
import { vendorFacts } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import { readProfiles } from './read-profiles.ts'

/** Vendors per statement. The extraction blocks the event loop for 1 to 2 ms per vendor. */
const BATCH = 25

/** Extracts and stores the facts of vendors, in place of those that are stored. */
export async function storeFacts(tx: Database, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH)
    await tx.delete(vendorFacts).where(sql`${vendorFacts.vendorId} = any(${sql.param(batch)}::int[])`)
    const profiles = await readProfiles(tx, batch, (image) => image)
    if (profiles.length > 0) await tx.insert(vendorFacts).values(profiles.map(toRow))
    await nextLoop()
  }
}

function toRow(profile: VendorProfile) {
  const { deals, ...fields } = toSearchFields(profile.facts, profile.packages, profile.location)
  const { stars, reviewCount } = profile
  const prices = deals.map(({ price }) => price)
  const sum = ([1, 2, 3, 4, 5] as const).reduce((total, star) => total + star * stars[star], 0)
  return {
    ...fields,
    vendorId: profile.id,
    version: FACTS_VERSION,
    facts: [...profile.facts],
    categoryIds: [...profile.categoryIds],
    minPrice: prices.length > 0 ? Math.min(...prices) : null,
    maxPrice: prices.length > 0 ? Math.max(...prices) : null,
    prices,
    guestPrices: deals.map(({ guestPrice }) => guestPrice),
    hourPrices: deals.map(({ hourPrice }) => hourPrice),
    packageGuests: deals.map(({ maxGuests }) => maxGuests),
    rating: profile.rating,
    reviewCount,
    score: reviewCount > 0 ? weightedRating(sum, reviewCount) : 0,
    words: toWords(profile),
  }
}

/** Name and services weigh most, then packages, the "about us" text, and FAQs. */
function toWords({ name, services, packages, about, faqs }: VendorProfile): SQL {
  const parts: [string, string][] = [
    ['A', [name, ...services].join(' . ')],
    ['B', packages.map((deal) => `${deal.name} . ${deal.description}`).join(' . ')],
    ['C', about.join(' ')],
    ['D', faqs.map(({ question, answer }) => `${question} ${answer}`).join(' ')],
  ]
  const vectors = parts.map(
    ([weight, text]) => sql`setweight(to_tsvector('english', ${text}::text), ${weight}::"char")`,
  )
  return sql`(${sql.join(vectors, sql` || `)})`
}
