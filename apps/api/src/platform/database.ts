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
import { alone, type FanOut, listenToPostgres } from './fan-out.ts'
import { lockDataDir } from './lock-file.ts'

/** The database or a transaction in it; both engines look the same through it. */
export type Database = PgDatabase<RowsHKT>

/** What both engines answer to a bare statement. */
interface RowsHKT extends PgQueryResultHKT {
  type: { rows: unknown[] }
}

export interface OpenedDatabase {
  db: Database
  /** How the job queue reaches the same database. */
  jobs: ConstructorOptions
  /** How processes that share it tell each other what happened. */
  fanOut: FanOut
  /** Whether this process is the only one there can be. */
  isOnlyProcess: boolean
  /** Frees the room of deleted rows, and updates the planner's statistics. Absent where the server does it by itself. */
  vacuum?(): Promise<void>
  close(): Promise<void>
}

export interface OpenDatabaseOptions {
  databaseUrl?: string | undefined
  dataDir: string
  log: FastifyBaseLogger
}

/** Transactions that race for the same key serialise on its row and must not wait for ever. */
const POSTGRES_POOL = { max: 10, connectionTimeoutMillis: 10_000, options: '-c lock_timeout=15000' }

const migrationsFolder = resolve(import.meta.dirname, '../../migrations')

/** Opens the database and brings its tables up to date: PostgreSQL when an address is given, else an embedded one. */
export function openDatabase({ databaseUrl, dataDir, log }: OpenDatabaseOptions): Promise<OpenedDatabase> {
  return databaseUrl ? openPostgres(databaseUrl, log) : openEmbedded(dataDir, log)
}

async function openEmbedded(dataDir: string, log: FastifyBaseLogger): Promise<OpenedDatabase> {
  const lock = await lockDataDir(dataDir, {
    onWait: () =>
      log.info('another container or machine used the data folder: watching for up to 30 s whether it does'),
  })
  try {
    const lite = new EmbeddedDatabase(join(dataDir, 'database'), lock.assertHeld)
    await lite.waitReady
    const db = drizzleEmbedded(lite)
    await migratePglite(db, { migrationsFolder })
    return {
      db,
      jobs: { db: fromPglite(lite), backend: 'pglite' },
      fanOut: alone,
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

/** Vacuums one table after the other, as each keeps this thread busy. */
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
  // The pool replaces a connection that broke. Unheard, its events would end the process, also while a transaction has it.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'))
  })
  // The pool says the same again of an idle one.
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

/** Lets one of several processes that start together migrate while the others wait. */
async function migrateOnce(pool: pg.Pool, migrate: () => Promise<void>): Promise<void> {
  const LOCK = 7_209_461
  const client = await pool.connect()
  try {
    // However long the migration of another process takes.
    await client.query('set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await migrate()
  } finally {
    // Its connection ends, and with it the lock and the setting.
    client.release(true)
  }
}
