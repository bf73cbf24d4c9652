import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { BackupError } from './backup-error.ts'

export interface PostgresTools {
  url: string
  /** The folder of the programs. `undefined` finds them in the PATH. */
  bin: string | undefined
}

/** Runs a program of PostgreSQL on the database. Throws `BackupError` with the program's output if it fails. */
export async function runPostgres({ url, bin }: PostgresTools, program: string, ...args: string[]): Promise<void> {
  const address = new URL(url)
  // Other users of the machine can read the arguments of a process, but not its environment.
  const env = { ...process.env, ...(address.password && { PGPASSWORD: decodeURIComponent(address.password) }) }
  address.password = ''
  const child = spawn(bin ? join(bin, program) : program, [...args, `--dbname=${address}`], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const failed = once(child, 'error').then(([error]) => {
    throw new BackupError(`${program} cannot be started: ${error.code}. Set POSTGRES_BIN to its folder.`)
  })
  const [said, [code]] = await Promise.race([Promise.all([text(child.stderr), once(child, 'close')]), failed])
  if (code !== 0) throw new BackupError(`${program} failed:\n${said.trim()}`)
}
