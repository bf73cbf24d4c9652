import { randomUUID } from 'node:crypto'
import { join, resolve } from 'node:path'
import { setImmediate as nextLoop } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { type ConstructorOptions, fromPglite } from 'pg-boss'
import { drizzleEmbedded, EmbeddedDatabase } from './embedded-database.ts'
import { type FanOut, listenToPostgres, noFanOut } from './fan-out.ts'
import { lockDataDir } from './lock-file.ts'

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
  /** Frees the space of deleted rows and updates statistics. Absent for PostgreSQL, which does both itself. */
  vacuum?(): Promise<void>
  close(): Promise<void>
}

export interface OpenDatabaseOptions {
  databaseUrl?: string | undefined
  dataDir: string
  log: FastifyBaseLogger
}

/** `lock_timeout` limits how long a transaction waits for a row lock. */
const POSTGRES_POOL = { max: 10, connectionTimeoutMillis: 10_000, options: '-c lock_timeout=15000' }

const migrationsFolder = resolve(import.meta.dirname, '../../migrations')

/** Opens PostgreSQL if `databaseUrl` is set, otherwise the embedded database in `dataDir`. Runs pending migrations. */
export function openDatabase({ databaseUrl, dataDir, log }: OpenDatabaseOptions): Promise<OpenedDatabase> {
  return databaseUrl ? openPostgres(databaseUrl, log) : openEmbedded(dataDir, log)
}

async function openEmbedded(dataDir: string, log: FastifyBaseLogger): Promise<OpenedDatabase> {
  const lock = await lockDataDir(dataDir, {
    onWait: () =>
      log.info('another container or machine may use the data folder: waiting up to 30 s for its heartbeat'),
  })
  try {
    const lite = new EmbeddedDatabase(join(dataDir, 'database'), lock.assertHeld)
    await lite.waitReady
    const db = drizzleEmbedded(lite)
    await migratePglite(db, { migrationsFolder })
    return {
      db,
      jobs: { db: fromPglite(lite), backend: 'pglite' },
      fanOut: noFanOut,
      isOnlyProcess: true,
      vacuum: () => vacuumTables(db),
      async close() {
        await lite.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Vacuums one table at a time and yields in between, because each vacuum blocks this thread. */
async function vacuumTables(db: Database): Promise<void> {
  const tables = await db
    .select({ name: sql<string>`format('%I.%I', schemaname, tablename)` })
    .from(sql`pg_tables`)
    .where(sql`schemaname in ('public', 'pgboss')`)
  for (const { name } of tables) {
    await db.execute(sql.raw(`vacuum (analyze) ${name}`))
    await nextLoop()
  }
}

async function openPostgres(connectionString: string, log: FastifyBaseLogger): Promise<OpenedDatabase> {
  const pool = new pg.Pool({ connectionString, ...POSTGRES_POOL })
  // The pool replaces a broken connection. An unhandled error event would end the process, even during a transaction.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'))
  })
  // For idle connections, the pool emits the same error again. It is logged above.
  pool.on('error', () => undefined)
  const db = drizzlePostgres(pool)
  try {
    await migrateOnce(pool, () => migratePostgres(db, { migrationsFolder }))
    const fanOut = await listenToPostgres({ pool, connectionString, processId: randomUUID(), log })
    return {
      db,
      jobs: { connectionString },
      fanOut,
      isOnlyProcess: false,
      async close() {
        await fanOut.close()
        await pool.end()
      },
    }
  } catch (error) {
    await pool.end()
    throw error
  }
}

/** Runs migrations under an advisory lock, so that processes that start together run them once. */
async function migrateOnce(pool: pg.Pool, migrate: () => Promise<void>): Promise<void> {
  const LOCK = 7_209_461
  const client = await pool.connect()
  try {
    // No timeout, because another process's migration may take long.
    await client.query('set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await migrate()
  } finally {
    // Closing the connection releases the advisory lock and discards `lock_timeout`.
    client.release(true)
  }
}
