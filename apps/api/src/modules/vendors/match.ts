import { inArray, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { wordsOf } from '../../db/schema/vendors.ts'
import { reviews, vendors } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

/** Vendors that are looked at for one word: what more of them say tells little. */
const MAX_PER_WORD = 60

/** A vendor whose own words say some of those that were asked for. */
export interface Match {
  id: number
  /** In the order in which they were asked for. */
  matched: string[]
  /** Stars; few votes say little, so two of three and a half are added. */
  rating: number
}

const said = wordsOf(vendors.businessName, vendors.businessServices, vendors.businessLocation, vendors.aboutUs)
const toQuery = (word: string | SQL) => sql`phraseto_tsquery('english', ${word})`
const rating = sql<number>`(
  select ((coalesce(sum(${reviews.rating}), 0) + 7) / (count(*) + 2.0))::float8
  from ${reviews} where ${reviews.vendorId} = ${vendors.id})`

/**
 * Vendors by their own words: those first who say most of these, where a word that few say counts for more than one that
 * many do; then those with the best reviews.
 */
export async function findByWords(db: Database, words: readonly string[]): Promise<Match[]> {
  const ids = await findSome(db, words)
  if (ids.length === 0) return []
  const matched = sql<string[]>`array(
    select asked.word from unnest(${sql.param([...words])}::text[]) with ordinality as asked(word, place)
    where texts.words @@ ${toQuery(sql`asked.word`)} order by asked.place)`
  const found = await db
    .select({ id: vendors.id, matched, rating })
    .from(vendors)
    // Taken apart once, whatever the number of words.
    .crossJoin(sql`lateral (select ${said} as words offset 0) as texts`)
    .where(inArray(vendors.id, ids))
  const weights = new Map(words.map((word) => [word, weigh(word, found)]))
  const weightOf = ({ matched }: Match) => matched.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0)
  return found.sort((a, b) => weightOf(b) - weightOf(a) || b.rating - a.rating || a.id - b.id)
}

function weigh(word: string, found: readonly Match[]): number {
  const saying = found.filter(({ matched }) => matched.includes(word))
  return Math.log(1 + found.length / Math.max(1, saying.length))
}

/** The ids of vendors who say at least one of the words. */
async function findSome(db: Database, words: readonly string[]): Promise<number[]> {
  const [first, second, ...others] = words.map((word) =>
    db
      .select({ id: vendors.id })
      .from(vendors)
      .where(sql`${said} @@ ${toQuery(word)}`)
      .limit(MAX_PER_WORD),
  )
  if (!first) return []
  const rows = await (second ? unionAll(first, second, ...others) : first)
  return [...new Set(rows.map(({ id }) => id))]
}

/** So many of a longer list, in its order and of different kinds as long as there are any. */
export function ofDifferentKinds<Item>(items: readonly Item[], kindOf: (item: Item) => string, count: number): Item[] {
  const kinds = new Set<string>()
  const [firsts, others]: [Item[], Item[]] = [[], []]
  for (const item of items) {
    const isFirst = !kinds.has(kindOf(item))
    kinds.add(kindOf(item))
    ;(isFirst ? firsts : others).push(item)
  }
  return [...firsts, ...others].slice(0, count)
}
