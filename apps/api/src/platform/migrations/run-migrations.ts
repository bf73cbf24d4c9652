import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { hasSqlState } from '../unavailable.ts'
import type { Migration } from './read-migrations.ts'
import { migrationRules } from './rules.ts'

/** A missing lock and a deadlock. Source: PostgreSQL, appendix A. */
const BLOCKED = /^(55P03|40P01)$/

export interface RunOptions {
  migrations: Migration[]
  /** Whether the database can create indexes while other connections write. */
  canRunConcurrently: boolean
  /** Prints progress. */
  print(line: string): void
}

/** Returns the migrations that the database lacks. Ignores migrations of later releases. */
export async function findPending(db: Database, migrations: Migration[]): Promise<Migration[]> {
  const [ledger] = await db
    .select({ exists: sql<boolean>`ledger is not null` })
    .from(sql`to_regclass('drizzle.__drizzle_migrations') as ledger`)
  if (!ledger?.exists) return migrations
  const applied = await db.select({ at: sql<string>`created_at` }).from(sql`drizzle.__drizzle_migrations`)
  const known = new Set(applied.map(({ at }) => Number(at)))
  return migrations.filter(({ createdAt }) => !known.has(createdAt))
}

/**
 * Applies all pending migrations in order, each in its own transaction. `db` must be a single connection. A migration
 * that waits too long for a lock is rolled back and retried, because the requests behind it wait as well.
 */
export async function runMigrations(db: Database, options: RunOptions): Promise<Migration[]> {
  await createLedger(db)
  const pending = await findPending(db, options.migrations)
  for (const migration of pending) {
    await retryIfBlocked(migration, options, () =>
      migration.isConcurrent && options.canRunConcurrently ? runConcurrently(db, migration) : run(db, migration),
    )
    options.print(`applied ${migration.name}`)
  }
  return pending
}

async function createLedger(db: Database): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`)
  await db.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
}

async function run(db: Database, migration: Migration): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = ${migrationRules.lockMs}`))
    for (const statement of migration.statements) {
      await tx.execute(sql.raw(statement.replace(/ concurrently /i, ' ')))
    }
    await record(tx, migration)
  })
}

/** Waits for locks without a limit, because concurrent statements block no reads and writes while they wait. */
async function runConcurrently(db: Database, migration: Migration): Promise<void> {
  await dropInvalidIndexes(db)
  for (const statement of migration.statements) await db.execute(sql.raw(statement))
  await record(db, migration)
}

/** Drops the indexes that an interrupted `CREATE INDEX CONCURRENTLY` left. They are never used. */
async function dropInvalidIndexes(db: Database): Promise<void> {
  const invalid = await db
    .select({ name: sql<string>`format('%I.%I', n.nspname, c.relname)` })
    .from(sql`pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace`)
    .where(sql`not i.indisvalid and n.nspname = 'public'`)
  for (const { name } of invalid) await db.execute(sql.raw(`drop index concurrently if exists ${name}`))
}

async function record(db: Database, { hash, createdAt }: Migration): Promise<void> {
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${String(createdAt)}::bigint)`,
  )
}

async function retryIfBlocked({ name }: Migration, { print }: RunOptions, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!hasSqlState(error, BLOCKED) || attempt === migrationRules.attempts) throw error
      print(`${name} waits for a lock, attempt ${attempt} of ${migrationRules.attempts}`)
      await sleep(migrationRules.retryDelayMs)
    }
  }
}
