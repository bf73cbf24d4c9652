import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { readConfig } from '../../config/config.ts'
import { ConfigError } from '../../config/read-env.ts'
import { explainError, type Terminal } from '../../platform/terminal.ts'
import { selectObjectStore } from '../../providers/files/select-object-store.ts'
import { BackupError } from './backup-error.ts'
import { checkData } from './check-data.ts'
import { createBackup } from './create-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const HELP = `Usage: npm run backup -- <command>

  create <folder>   Copies the database and the files into a new folder. The API keeps running.
  restore <folder>  Restores a backup into an empty database and file storage, and checks the result.
  check             Checks the sums of credits, the files, and the hashes of signed documents.

The commands use pg_dump and pg_restore from the PATH, or from the folder POSTGRES_BIN. Their version must be that of the
server or newer.
`

const EXIT_FAILED = 1
const EXIT_INVALID = 2

/** Runs a backup command on the deployment that the environment variables configure. Returns the exit code. */
export async function runBackup(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name, folder, ...rest] = readArguments(args)
  const isComplete = rest.length === 0 && (name === 'check') === (folder === undefined)
  if (!isComplete || !(name === 'create' || name === 'restore' || name === 'check')) {
    const isHelp = name === 'help'
    const show = isHelp ? terminal.out : terminal.err
    show(HELP)
    return isHelp ? 0 : EXIT_INVALID
  }
  try {
    return (await run(name, folder ?? '', terminal)) ? 0 : EXIT_FAILED
  } catch (error) {
    terminal.err(`${error instanceof BackupError ? error.message : explainError(error)}\n`)
    return EXIT_FAILED
  }
}

function readArguments(args: readonly string[]): string[] {
  try {
    const options = { help: { type: 'boolean', short: 'h' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    return values.help ? ['help'] : positionals
  } catch {
    return []
  }
}

/** Resolves to whether the data has no problems. */
async function run(name: 'create' | 'restore' | 'check', folder: string, { env, out }: Terminal): Promise<boolean> {
  const config = readConfig(env)
  if (!config.postgres) {
    throw new ConfigError('DATABASE_URL is not set. To back up the embedded database, stop the API and copy DATA_DIR.')
  }
  const url = config.postgres.directUrl ?? config.postgres.url
  const objects = await selectObjectStore(config)
  const pool = new pg.Pool({ connectionString: url })
  const db = drizzle(pool)
  const target = { url, db, objects, bin: env.POSTGRES_BIN, print: (line: string) => out(`${line}\n`) }
  // npm runs scripts in the root folder. `INIT_CWD` is the folder in which the user called npm.
  const path = resolve(env.INIT_CWD ?? '.', folder)
  try {
    if (name === 'create') await createBackup(path, target)
    if (name === 'restore') await restoreBackup(path, target)
    if (name === 'create') return true
    const problems = await checkData(db, objects)
    for (const problem of problems) target.print(problem)
    target.print(problems.length === 0 ? 'All checks passed.' : `${problems.length} problems.`)
    return problems.length === 0
  } finally {
    await Promise.all([objects.close(), pool.end()])
  }
}
