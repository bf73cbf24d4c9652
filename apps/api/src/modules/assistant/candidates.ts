import type { VendorSearch } from '@vowkit/concierge'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { nameWordsOf, wordsOf } from '../../db/schema/vendors.ts'
import { faqs, packages, vendorCategories, vendors } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

/** Maximum results of a search without words. Prices and ratings are computed for these vendors only. */
const MAX_CANDIDATES = 600
/**
 * Maximum results of each text search. Lower than `MAX_CANDIDATES`, because ranking reads the full text of each match.
 */
const MAX_MATCHES = 200

const vendorWords = wordsOf(vendors.businessName, vendors.businessServices, vendors.businessLocation, vendors.aboutUs)
const packageWords = wordsOf(packages.name, packages.description)
const faqWords = wordsOf(faqs.question, faqs.answer)
/** Name and services weigh more than the "about us" text. */
const weightedVendorWords = sql`setweight(${wordsOf(vendors.businessName, vendors.businessServices)}, 'A') || setweight(${wordsOf(vendors.aboutUs)}, 'C')`

/** Returns the ids of vendors that match a search, best matches first. */
export async function findCandidates(db: Database, search: VendorSearch): Promise<number[]> {
  const { words = [] } = search
  return words.length > 0 ? findMatches(db, search, toQuery(words, search.anyWord)) : findPlain(db, search)
}

async function findPlain(db: Database, search: VendorSearch): Promise<number[]> {
  const rows = await db
    .select({ id: vendors.id })
    .from(vendors)
    .where(filterOf(db, search))
    .orderBy(asc(vendors.id))
    .limit(MAX_CANDIDATES)
  return rows.map(({ id }) => id)
}

async function findMatches(db: Database, search: VendorSearch, query: SQL): Promise<number[]> {
  const where = filterOf(db, search)
  const score = (rank: SQL, weight: number) => sql<number>`${weight}::float8 * ts_rank(${rank}, ${query})`.as('score')
  const inProfiles = db
    .select({ id: vendors.id, score: score(weightedVendorWords, 4) })
    .from(vendors)
    .where(and(where, sql`${vendorWords} @@ ${query}`))
    .limit(MAX_MATCHES)
  const inPackages = db
    .select({ id: vendors.id, score: score(packageWords, 2) })
    .from(packages)
    .innerJoin(vendors, eq(vendors.id, packages.vendorId))
    .where(and(where, sql`${packageWords} @@ ${query}`))
    .limit(MAX_MATCHES)
  const inFaqs = db
    .select({ id: vendors.id, score: score(faqWords, 1) })
    .from(faqs)
    .innerJoin(vendors, eq(vendors.id, faqs.vendorId))
    .where(and(where, sql`${faqWords} @@ ${query}`))
    .limit(MAX_MATCHES)
  const hits = unionAll(inProfiles, inPackages, inFaqs).as('hits')
  const rows = await db
    .select({ id: hits.id })
    .from(hits)
    .groupBy(hits.id)
    .orderBy(desc(sql`sum(${hits.score})`), asc(hits.id))
  return rows.map(({ id }) => id)
}

/** Returns the SQL conditions of a search, except those for its words. */
function filterOf(db: Database, { ids, categoryIds, places, without }: VendorSearch): SQL | undefined {
  const ofCategory = (allowed: readonly number[]) =>
    db
      .select({ id: vendorCategories.vendorId })
      .from(vendorCategories)
      .where(inArray(vendorCategories.categoryId, [...allowed]))
  const near =
    places?.length &&
    sql`(${sql.join(
      places.map((place) => sql`phraseto_tsquery('english', ${place})`),
      sql` || `,
    )})`
  return and(
    ids && sql`${vendors.id} = any(${sql.param([...ids])}::int[])`,
    categoryIds?.length ? inArray(vendors.id, ofCategory(categoryIds)) : undefined,
    // The first condition uses an index on all texts; the second one limits the match to the location.
    near ? sql`${vendorWords} @@ ${near} and ${wordsOf(vendors.businessLocation)} @@ ${near}` : undefined,
    without?.length ? sql`not ${vendors.id} = any(${sql.param([...without])}::int[])` : undefined,
  )
}

function toQuery(words: readonly string[], anyWord = false): SQL {
  const queries = words.map((word) => sql`plainto_tsquery('english', ${word})`)
  return sql`(${sql.join(queries, anyWord ? sql` || ` : sql` && `)})`
}

/** Returns vendors whose names start with the first 4 letters of a word, best matches first. */
export function findNamed(db: Database, words: readonly string[]): Promise<{ id: number; name: string }[]> {
  // Removes everything but letters and digits, so that a word cannot contain operators of `to_tsquery`.
  const prefixes = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '').slice(0, 4)).filter(Boolean)
  if (prefixes.length === 0) return Promise.resolve([])
  const query = sql`to_tsquery('simple', ${prefixes.map((text) => `${text}:*`).join(' | ')})`
  const some = db
    .select({ id: vendors.id, name: vendors.businessName })
    .from(vendors)
    .where(sql`${nameWordsOf(vendors.businessName)} @@ ${query}`)
    .limit(1000)
    .as('some')
  return db
    .select({ id: some.id, name: some.name })
    .from(some)
    .orderBy(desc(sql`ts_rank(${nameWordsOf(some.name)}, ${query})`), asc(some.id))
    .limit(40)
}
