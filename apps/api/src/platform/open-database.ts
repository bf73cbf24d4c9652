import { join } from 'node:path'
import { setImmediate as nextLoop } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { fromPglite } from 'pg-boss'
import type { Database, OpenedDatabase } from './database.ts'
import { drizzleEmbedded, EmbeddedDatabase } from './embedded-database.ts'
import { createFanOut } from './fan-out/fan-out.ts'
import { createInProcessTransport } from './fan-out/in-process-transport.ts'
import type { FanOutSettings } from './fan-out/open-fan-out.ts'
import { lockDataDir } from './lock-file.ts'
import { readMigrations } from './migrations/read-migrations.ts'
import { runMigrations } from './migrations/run-migrations.ts'
import { openPostgres, type PostgresSettings } from './postgres-database.ts'

export interface OpenDatabaseOptions extends FanOutSettings {
  /** The folder of the embedded database. */
  dataDir: string
  /** How to reach PostgreSQL. If undefined, the embedded database is used. */
  postgres?: PostgresSettings | undefined
  log: FastifyBaseLogger
}

/**
 * Opens PostgreSQL if it is configured, otherwise the embedded database in `dataDir`. Migrates the embedded database.
 * Throws `SchemaOutdated` if PostgreSQL lacks migrations and `migrates` is false.
 */
export function openDatabase({ postgres, log, ...settings }: OpenDatabaseOptions): Promise<OpenedDatabase> {
  return postgres ? openPostgres(postgres, settings, log) : openEmbedded(settings.dataDir, log)
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
    const fanOut = await createFanOut({ open: createInProcessTransport(), log })
    return {
      db,
      jobs: { db: fromPglite(lite), backend: 'pglite' },
      fanOut,
      isOnlyProcess: true,
      async check() {
        await db.execute(sql`select 1`)
      },
      vacuum: () => vacuumTables(db),
      async close() {
        await fanOut.close()
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
