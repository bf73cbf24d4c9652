import { and, asc, desc, isNull, sql } from 'drizzle-orm'
import { nameWordsOf } from '../../db/schema/vendors.ts'
import { vendors } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

/** Returns vendors whose names start with the first 4 letters of a word, best matches first. */
export function findNamed(db: Database, words: readonly string[]): Promise<{ id: number; name: string }[]> {
  // Removes everything but letters and digits, so that a word cannot contain operators of `to_tsquery`.
  const prefixes = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '').slice(0, 4)).filter(Boolean)
  if (prefixes.length === 0) return Promise.resolve([])
  const query = sql`to_tsquery('simple', ${prefixes.map((text) => `${text}:*`).join(' | ')})`
  const some = db
    .select({ id: vendors.id, name: vendors.businessName })
    .from(vendors)
    .where(and(sql`${nameWordsOf(vendors.businessName)} @@ ${query}`, isNull(vendors.disabledAt)))
    .limit(1000)
    .as('some')
  return db
    .select({ id: some.id, name: some.name })
    .from(some)
    .orderBy(desc(sql`ts_rank(${nameWordsOf(some.name)}, ${query})`), asc(some.id))
    .limit(40)
}
