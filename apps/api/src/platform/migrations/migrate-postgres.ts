import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { databaseRules } from '../rules.ts'
import { type Migration, readMigrations } from './read-migrations.ts'
import { migrationRules } from './rules.ts'
import { runMigrations } from './run-migrations.ts'

/** The advisory lock of the process that migrates. */
const LOCK = 7_209_461

/**
 * Runs the pending migrations of PostgreSQL. Only one process migrates at a time, and others wait. The URL must be that
 * of PostgreSQL itself, because the lock belongs to the connection. Returns the migrations that were applied.
 */
export async function migratePostgres(
  connectionString: string,
  print: (line: string) => void = () => undefined,
  migrations: Migration[] = readMigrations(),
): Promise<Migration[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: databaseRules.connectMs })
  // An unhandled error event would end the process. The query that runs fails with the same error.
  client.on('error', () => undefined)
  await client.connect()
  try {
    // Without limits, because building an index can take long. A migration in a transaction has a lock timeout.
    await client.query('set lock_timeout = 0; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    await takeTurn(client)
    return await runMigrations(drizzle(client), { migrations, canRunConcurrently: true, print })
  } finally {
    // Closing the connection releases the advisory lock.
    await client.end()
  }
}

/**
 * Waits for the advisory lock. Polls, because a statement that waits for the lock has a snapshot, and a concurrent index
 * waits for all snapshots.
 */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [LOCK])
    if (rows[0]?.ours) return
    await sleep(migrationRules.turnMs)
  }
}
