import { join } from 'node:path'
import { setImmediate as nextLoop } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { fromPglite } from 'pg-boss'
import type { Database, OpenedDatabase } from './database.ts'
import { drizzleEmbedded, EmbeddedDatabase } from './embedded-database.ts'
import { noFanOut } from './fan-out.ts'
import { lockDataDir } from './lock-file.ts'
import { readMigrations } from './migrations/read-migrations.ts'
import { runMigrations } from './migrations/run-migrations.ts'
import { openPostgres, type PostgresSettings } from './postgres-database.ts'

export interface OpenDatabaseOptions {
  /** How to reach PostgreSQL. If undefined, the embedded database is used. */
  postgres?: PostgresSettings | undefined
  dataDir: string
  log: FastifyBaseLogger
}

/**
 * Opens PostgreSQL if it is configured, otherwise the embedded database in `dataDir`. Migrates the embedded database.
 * Throws `SchemaOutdated` if PostgreSQL lacks migrations and `migrates` is false.
 */
export function openDatabase({ postgres, dataDir, log }: OpenDatabaseOptions): Promise<OpenedDatabase> {
  return postgres ? openPostgres(postgres, log) : openEmbedded(dataDir, log)
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
    await runMigrations(db, {
      migrations: readMigrations(),
      canRunConcurrently: false,
      print: (line) => log.debug(line),
    })
    return {
      db,
      jobs: { db: fromPglite(lite), backend: 'pglite' },
      fanOut: noFanOut,
      isOnlyProcess: true,
      async check() {
        await db.execute(sql`select 1`)
      },
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
