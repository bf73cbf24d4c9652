import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findFreePort } from './free-port.ts'

/** A PgBouncer for one test, in transaction mode. */
export interface PgBouncer {
  /** The URL of a database behind it. */
  urlOf(databaseUrl: string): string
  stop(): Promise<void>
}

/** Finds PgBouncer: `PGBOUNCER_BIN`, else Debian's, else `undefined`. */
export function findPgBouncer(): string | undefined {
  return [process.env.PGBOUNCER_BIN, '/usr/sbin/pgbouncer'].find((path) => path && existsSync(path))
}

/** Starts PgBouncer in front of a server, with at most `connections` connections to each database. */
export async function startPgBouncer(bin: string, server: string, connections: number): Promise<PgBouncer> {
  const dir = mkdtempSync(join(tmpdir(), 'vowkit-pgbouncer-'))
  const port = await findFreePort()
  const { hostname, port: serverPort, username } = new URL(server)
  const settings = `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 2000
`
  const file = join(dir, 'pgbouncer.ini')
  writeFileSync(file, settings.replace('* = ', `* = user=${username} `))
  chmodSync(dir, 0o755)
  // PgBouncer does not run as root.
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(bin, [...asUser, file], { stdio: ['ignore', 'ignore', 'pipe'] })
  const exited = once(child, 'exit')
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const urlOf = (databaseUrl: string) => {
    const url = new URL(databaseUrl)
    url.port = String(port)
    return url.href
  }
  while (!(await accepts(urlOf(server)))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer exited: ${said}`)
    await sleep(20)
  }
  return {
    urlOf,
    async stop() {
      child.kill('SIGKILL')
      await exited
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

async function accepts(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  // An error of a connection that was refused would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
