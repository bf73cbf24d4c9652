import type { VendorSearch } from '@vowkit/concierge'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { nameWordsOf, wordsOf } from '../../db/schema/vendors.ts'
import { faqs, packages, vendorCategories, vendors } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

/** Vendors that are looked at for one answer; prices and stars are worked out for these only. */
const MAX_CANDIDATES = 600
/** Of those whose words were searched: rating what matches reads all of it. */
const MAX_MATCHES = 200

const vendorWords = wordsOf(vendors.businessName, vendors.businessServices, vendors.businessLocation, vendors.aboutUs)
const packageWords = wordsOf(packages.name, packages.description)
const faqWords = wordsOf(faqs.question, faqs.answer)
/** What a vendor is called and does counts more than what they tell of themselves. */
const weighed = sql`setweight(${wordsOf(vendors.businessName, vendors.businessServices)}, 'A') || setweight(${wordsOf(vendors.aboutUs)}, 'C')`

/** The ids of vendors that may be meant, the best matches first. */
export async function findCandidates(db: Database, search: VendorSearch): Promise<number[]> {
  const { words = [] } = search
  return words.length > 0 ? findMatches(db, search, toQuery(words, search.anyWord)) : findPlain(db, search)
}

async function findPlain(db: Database, search: VendorSearch): Promise<number[]> {
  const rows = await db
    .select({ id: vendors.id })
    .from(vendors)
    .where(narrowed(db, search))
    .orderBy(asc(vendors.id))
    .limit(MAX_CANDIDATES)
  return rows.map(({ id }) => id)
}

async function findMatches(db: Database, search: VendorSearch, query: SQL): Promise<number[]> {
  const where = narrowed(db, search)
  const score = (rank: SQL, weight: number) => sql<number>`${weight}::float8 * ts_rank(${rank}, ${query})`.as('score')
  const said = db
    .select({ id: vendors.id, score: score(weighed, 4) })
    .from(vendors)
    .where(and(where, sql`${vendorWords} @@ ${query}`))
    .limit(MAX_MATCHES)
  const sold = db
    .select({ id: vendors.id, score: score(packageWords, 2) })
    .from(packages)
    .innerJoin(vendors, eq(vendors.id, packages.vendorId))
    .where(and(where, sql`${packageWords} @@ ${query}`))
    .limit(MAX_MATCHES)
  const answered = db
    .select({ id: vendors.id, score: score(faqWords, 1) })
    .from(faqs)
    .innerJoin(vendors, eq(vendors.id, faqs.vendorId))
    .where(and(where, sql`${faqWords} @@ ${query}`))
    .limit(MAX_MATCHES)
  const hits = unionAll(said, sold, answered).as('hits')
  const rows = await db
    .select({ id: hits.id })
    .from(hits)
    .groupBy(hits.id)
    .orderBy(desc(sql`sum(${hits.score})`), asc(hits.id))
  return rows.map(({ id }) => id)
}

/** What holds for every vendor that is found, whatever its words. */
function narrowed(db: Database, { ids, categoryIds, places, without }: VendorSearch): SQL | undefined {
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
    // The first is in an index, and the second is what is meant.
    near ? sql`${vendorWords} @@ ${near} and ${wordsOf(vendors.businessLocation)} @@ ${near}` : undefined,
    without?.length ? sql`not ${vendors.id} = any(${sql.param([...without])}::int[])` : undefined,
  )
}

function toQuery(words: readonly string[], anyWord = false): SQL {
  const queries = words.map((word) => sql`plainto_tsquery('english', ${word})`)
  return sql`(${sql.join(queries, anyWord ? sql` || ` : sql` && `)})`
}

/** Vendors whose names begin like one of the words, those most alike first. */
export function findNamed(db: Database, words: readonly string[]): Promise<{ id: number; name: string }[]> {
  // Letters only, so that the text can be nothing but a query of prefixes.
  const beginnings = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '').slice(0, 4)).filter(Boolean)
  if (beginnings.length === 0) return Promise.resolve([])
  const query = sql`to_tsquery('simple', ${beginnings.map((text) => `${text}:*`).join(' | ')})`
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
