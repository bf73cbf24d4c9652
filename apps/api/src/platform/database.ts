import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'
import type { FanOut } from './fan-out/fan-out.ts'

/** The database or a transaction, in PostgreSQL or in the embedded database. */
export type Database = PgDatabase<RowsHKT>

/** The result type of a raw statement, in PostgreSQL and in the embedded database. */
interface RowsHKT extends PgQueryResultHKT {
  type: { rows: unknown[] }
}

export interface OpenedDatabase {
  db: Database
  /** Connection options of the job queue for the same database. */
  jobs: ConstructorOptions
  /** Messages between the processes that share the database. */
  fanOut: FanOut
  /** Whether no other process can use the database. */
  isOnlyProcess: boolean
  /** The connections for requests. Absent for the embedded database, which has one. */
  pool?: Record<'totalCount' | 'idleCount' | 'waitingCount', () => number>
  /** Throws if the database does not respond. Does not wait for other queries of this process. */
  check(): Promise<void>
  /**
   * Reads the clock of the database. Absent for the embedded database, which has the clock of the process. Does not wait
   * for other queries.
   */
  readTime?(): Promise<Date>
  /** Frees the space of deleted rows and updates statistics. Absent for PostgreSQL, which does both itself. */
  vacuum?(): Promise<void>
  close(): Promise<void>
}
