import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import { compileCache } from '../../../../server.shared.ts'
import type { Env } from '../config/read-env.ts'
import { type ApiClient, createApiClient } from './api-client.ts'
import { findFreePort } from './free-port.ts'
import { until } from './start-api.ts'

/** The server in a separate process, which can be killed and restarted with the same data. */
export interface ServerProcess extends ApiClient {
  url: string
  /** The current process id. */
  pid(): number
  signIn(email: string): Promise<string>
  /** Requests a sign-in code. Resolves when it has been emailed. */
  requestCode(email: string): Promise<MailedCode>
  until: typeof until
  /** Sends a signal. Resolves to the exit code, which is null after `SIGKILL`. */
  stop(signal: NodeJS.Signals): Promise<number | null>
  /** Restarts the server, with changed settings if given. Resolves when it is ready. */
  restart(changes?: Env): Promise<void>
  /** Stops the process and deletes its data. */
  end(): Promise<void>
}

/** A sign-in code and the address that it was emailed to. */
export interface MailedCode {
  email: string
  code: string
}

/** How the server starts. */
export interface Program {
  cwd: string
  args: readonly string[]
  /** The user and group of the process. Defaults to those of the test. */
  user?: { uid: number; gid: number } | undefined
}

/** The settings of a process without demo mode. */
export const OWN_DEPLOYMENT: Env = {
  ALLOW_EMBEDDED_DATABASE: '1',
  APP_SECRET: 'a secret of more than thirty-two characters',
  CURRENCY: 'USD',
  DESK_URL: 'http://desk.localhost:5173',
  DEV_MAILBOX: '1',
  PUBLIC_API_URL: 'http://api.test',
  SITE_URL: 'http://localhost:5173',
  VISION_URL: 'http://vision.localhost:5173',
}

/** The default value of `SITE_URL`. */
const SITE = 'http://localhost:5173'

/** Runs the sources in this folder of the API, which may be those of another release. */
export const runSources = (cwd: string): Program => ({ cwd, args: ['--conditions=source', 'src/server.ts'] })

const THIS_RELEASE = runSources(join(import.meta.dirname, '../..'))

export async function startServerProcess(env: Env, program = THIS_RELEASE): Promise<ServerProcess> {
  const dataDir = env.DATABASE_URL ? sharedFolderOf(env.DATABASE_URL) : mkdtempSync(join(tmpdir(), 'vowkit-server-'))
  if (!env.DATABASE_URL) cpSync(inject('templateDir'), dataDir, { recursive: true })
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const client = createApiClient(url, env.SITE_URL ?? SITE)
  const settings = { API_PORT: String(port), DATA_DIR: dataDir, IMAGE_WIDTH: '240', LOG_LEVEL: 'warn', ...env }
  const removeData = () => (env.DATABASE_URL ? undefined : rmSync(dataDir, { recursive: true, force: true }))
  let child = await start(program, settings, url).catch((error: unknown) => {
    removeData()
    throw error
  })

  async function stop(signal: NodeJS.Signals): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const exited = once(child, 'exit')
    child.kill(signal)
    const [code] = await exited
    return code
  }

  /** Returns the codes emailed to an address, newest first. */
  async function codesFor(email: string): Promise<string[]> {
    const { body } = await client.get(`/dev/mailbox.json?to=${encodeURIComponent(email)}`)
    return [...JSON.stringify(body).matchAll(/code is (\w{4,8})\b/g)].map(([, code = '']) => code)
  }

  async function requestCode(email: string): Promise<MailedCode> {
    // Counts earlier codes, so that they are ignored.
    const sentBefore = (await codesFor(email)).length
    await client.post('/auth/login_vision/', { json: { email } })
    return until(async () => {
      const [code, ...earlier] = await codesFor(email)
      if (code === undefined || earlier.length < sentBefore) throw new Error(`No code has been emailed to ${email}.`)
      return { email, code }
    })
  }

  return {
    ...client,
    url,
    pid: () => Number(child.pid),
    until,
    stop,
    requestCode,
    async signIn(email) {
      const { body } = await client.post('/auth/login_vision/', { json: await requestCode(email) })
      return String(body.token)
    },
    async restart(changes = {}) {
      child = await start(program, { ...settings, ...changes }, url)
    },
    async end() {
      await stop('SIGKILL')
      removeData()
    },
  }
}

/** Folders of the processes that share a PostgreSQL database, by the name of the database. */
const sharedFolders = new Map<string, string>()

/** Returns the folder that all processes with this database share. It is deleted when the test run ends. */
function sharedFolderOf(databaseUrl: string): string {
  const name = new URL(databaseUrl).pathname
  const folder = sharedFolders.get(name) ?? mkdtempSync(join(tmpdir(), 'vowkit-servers-'))
  if (!sharedFolders.has(name)) process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  sharedFolders.set(name, folder)
  return folder
}

/** Starts the server. Throws its error output if it exits before it is ready. */
async function start({ cwd, args, user }: Program, settings: Env, url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, {
    cwd,
    ...user,
    env: { PATH: process.env.PATH, ...compileCache, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  // Kills the server if the test run exits while the server starts.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const exited = once(child, 'exit')
  while (child.exitCode === null && child.signalCode === null) {
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return child
    await Promise.race([exited, sleep(50)])
  }
  throw new Error(said)
}
