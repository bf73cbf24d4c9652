import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { wordsOf } from '../../db/schema/vendors.ts'
import { reviews, vendors } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

/** Maximum number of vendors considered for one word. A word that more vendors use is not specific enough. */
const MAX_PER_WORD = 60

/** A vendor whose texts contain some of the requested words. */
export interface Match {
  id: number
  /** The matched words in the order of the request. */
  matched: string[]
  /** Average stars, with two added votes of 3.5 so that few votes count less. */
  rating: number
}

const searchVector = wordsOf(vendors.businessName, vendors.businessServices, vendors.businessLocation, vendors.aboutUs)
const toQuery = (word: string | SQL) => sql`phraseto_tsquery('english', ${word})`
const rating = sql<number>`(
  select ((coalesce(sum(${reviews.rating}), 0) + 7) / (count(*) + 2.0))::float8
  from ${reviews} where ${reviews.vendorId} = ${vendors.id})`

/**
 * Finds vendors whose texts contain the words. Ranks by matched words, with rare words weighted higher, then by
 * rating.
 */
export async function findByWords(db: Database, words: readonly string[]): Promise<Match[]> {
  const ids = await findCandidates(db, words)
  if (ids.length === 0) return []
  const matched = sql<string[]>`array(
    select asked.word from unnest(${sql.param([...words])}::text[]) with ordinality as asked(word, place)
    where texts.words @@ ${toQuery(sql`asked.word`)} order by asked.place)`
  const found = await db
    .select({ id: vendors.id, matched, rating })
    .from(vendors)
    // `offset 0` makes the database compute the vector once per vendor instead of once per word.
    .crossJoin(sql`lateral (select ${searchVector} as words offset 0) as texts`)
    .where(inArray(vendors.id, ids))
  const weights = new Map(words.map((word) => [word, weigh(word, found)]))
  const weightOf = ({ matched }: Match) => matched.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0)
  return found.sort((a, b) => weightOf(b) - weightOf(a) || b.rating - a.rating || a.id - b.id)
}

function weigh(word: string, found: readonly Match[]): number {
  const matching = found.filter(({ matched }) => matched.includes(word))
  return Math.log(1 + found.length / Math.max(1, matching.length))
}

/** The ids of vendors whose texts contain at least one of the words. */
async function findCandidates(db: Database, words: readonly string[]): Promise<number[]> {
  const [first, second, ...others] = words.map((word) =>
    db
      .select({ id: vendors.id })
      .from(vendors)
      .where(and(sql`${searchVector} @@ ${toQuery(word)}`, isNull(vendors.disabledAt)))
      .limit(MAX_PER_WORD),
  )
  if (!first) return []
  const rows = await (second ? unionAll(first, second, ...others) : first)
  return [...new Set(rows.map(({ id }) => id))]
}

/** Picks `count` items in order, but picks the first item of each kind before a second item of any kind. */
export function pickDiverse<Item>(items: readonly Item[], kindOf: (item: Item) => string, count: number): Item[] {
  const kinds = new Set<string>()
  const [firsts, others]: [Item[], Item[]] = [[], []]
  for (const item of items) {
    const isFirst = !kinds.has(kindOf(item))
    kinds.add(kindOf(item))
    ;(isFirst ? firsts : others).push(item)
  }
  return [...firsts, ...others].slice(0, count)
}
