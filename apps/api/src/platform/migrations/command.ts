import { parseArgs } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { readConfig } from '../../config/config.ts'
import { explainError, type Terminal } from '../terminal.ts'
import { migratePostgres } from './migrate-postgres.ts'
import { type Migration, readMigrations } from './read-migrations.ts'
import { findPending } from './run-migrations.ts'

const HELP = `Usage: npm run migrate [-- --check]

Applies the pending migrations to PostgreSQL, over DATABASE_DIRECT_URL or DATABASE_URL. Run it before the processes of a
new release start. The processes of the previous release keep running. Several calls at the same time are safe.

  --check  Only lists the pending migrations. Exits with 1 if there are any.
  --help   Shows this text.
`

const EXIT_FAILED = 1
const EXIT_INVALID = 2

/** Migrates the database that the environment variables configure. Returns the exit code. */
export async function runMigrate(args: readonly string[], terminal: Terminal): Promise<number> {
  const flags = readFlags(args)
  if (!flags || flags.help) {
    const show = flags ? terminal.out : terminal.err
    show(HELP)
    return flags ? 0 : EXIT_INVALID
  }
  try {
    return await migrate(terminal, flags)
  } catch (error) {
    terminal.err(`${explainError(error)}\n`)
    return EXIT_FAILED
  }
}

function readFlags(args: readonly string[]) {
  try {
    const flag = { type: 'boolean', default: false } as const
    return parseArgs({ args: [...args], options: { check: flag, help: flag } }).values
  } catch {
    return undefined
  }
}

async function listPending(connectionString: string): Promise<Migration[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await findPending(drizzle(client), readMigrations())
  } finally {
    await client.end()
  }
}

async function migrate({ env, out }: Terminal, { check }: { check: boolean }): Promise<number> {
  const { postgres } = readConfig(env)
  const print = (line: string) => out(`${line}\n`)
  if (!postgres) {
    print('DATABASE_URL is not set. The embedded database is migrated when the server starts.')
    return 0
  }
  const url = postgres.directUrl ?? postgres.url
  if (check) {
    const pending = await listPending(url)
    for (const { name } of pending) print(`pending ${name}`)
    print(pending.length === 0 ? 'The database has all migrations.' : `${pending.length} pending.`)
    return pending.length === 0 ? 0 : EXIT_FAILED
  }
  const applied = await migratePostgres(url, print)
  print(applied.length === 0 ? 'The database has all migrations.' : `${applied.length} applied.`)
  return 0
}
