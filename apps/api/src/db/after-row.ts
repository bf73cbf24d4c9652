import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../platform/database.ts'

/** The columns by which a list is sorted, both descending. */
export interface ListOrder {
  at: PgColumn
  id: PgColumn
}

/**
 * Returns the condition that a row comes after the row with the id `before`. No row does if the list, which `where`
 * selects, does not contain that row.
 */
export function isAfterRow(db: Database, { at, id }: ListOrder, where: SQL | undefined, before: number | string): SQL {
  const position = db
    .select({ at, id })
    .from(at.table)
    .where(and(where, eq(id, before)))
  return sql`(${at}, ${id}) < (${position})`
}
