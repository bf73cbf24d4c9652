import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from './free-port.ts'

const DEBIAN_FOLDER = '/usr/lib/postgresql'

/** A PostgreSQL server for one test. */
export interface PostgresServer {
  url: string
  /** The path of the server's log. */
  logFile: string
  /** Restarts the server, which ends all connections. */
  restart(): void
  stop(): void
}

/** Finds the folder of PostgreSQL's programs: `POSTGRES_BIN`, else Debian's folder, else `undefined`. */
export function findPostgresBin(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : []
  const folders = versions.map((version) => join(DEBIAN_FOLDER, version, 'bin'))
  return [process.env.POSTGRES_BIN ?? '', ...folders].find((bin) => existsSync(join(bin, 'initdb')))
}

/** Starts a new, empty server on a free port. */
export async function startPostgres(bin: string): Promise<PostgresServer> {
  const dir = mkdtempSync(join(tmpdir(), 'vowkit-postgres-'))
  const data = join(dir, 'data')
  const logFile = join(dir, 'log')
  const port = await findFreePort()
  const user = unprivileged()
  if (user) chownSync(dir, user.uid, user.gid)
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, { ...user, cwd: dir, stdio: 'ignore' })
  run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--no-sync')
  const settings = `-p ${port} -k ${dir} -c listen_addresses=127.0.0.1 -c max_connections=300 -c fsync=off -c full_page_writes=off`
  run('pg_ctl', '-D', data, '-l', logFile, '-o', settings, '--wait', 'start')
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    logFile,
    restart: () => run('pg_ctl', '-D', data, '-l', logFile, '-o', settings, '-m', 'fast', '--wait', 'restart'),
    stop() {
      run('pg_ctl', '-D', data, '-m', 'fast', '--wait', 'stop')
      rmSync(dir, { recursive: true })
    },
  }
}

/** The user and group `nobody` for programs that must not run as root. `undefined` if the test does not run as root. */
export function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
