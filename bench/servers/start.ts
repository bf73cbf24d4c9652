import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@vowkit/api/testing/free-port'

/** A server that runs in its own process. */
export interface Server {
  url: string
  pid: number
  stop(): Promise<void>
  /** Kills the server's process. */
  kill(): Promise<void>
}

/** The settings that the API needs without demo mode. */
const SETTINGS = {
  ALLOW_EMBEDDED_DATABASE: '1',
  APP_SECRET: 'a secret of more than thirty-two characters',
  CURRENCY: 'USD',
  DESK_URL: 'http://desk.localhost:5173',
  DEV_MAILBOX: '1',
  MIGRATE_ON_START: '1',
  PUBLIC_API_URL: 'http://localhost:8787',
  SITE_URL: 'http://localhost:5173',
  VISION_URL: 'http://vision.localhost:5173',
}

/**
 * Starts the API on a database, and on a free port unless `API_PORT` is set. The API trusts one proxy, so that the
 * benchmark can simulate many client addresses.
 */
export function startApi(env: NodeJS.ProcessEnv): Promise<Server> {
  return start('../../apps/api/src/server.ts', { ...SETTINGS, LOG_LEVEL: 'error', TRUST_PROXY: '1', ...env })
}

/** Starts an HTTP server that responds to every request with the given bytes. */
export function startEmptyRoute(body: string): Promise<Server> {
  return start('./empty-route.ts', { BODY: body })
}

/** Starts a WebSocket server that echoes each frame. */
export function startEcho(): Promise<Server> {
  return start('./echo.ts', {})
}

async function start(script: string, env: NodeJS.ProcessEnv): Promise<Server> {
  const port = env.API_PORT ?? (await findFreePort())
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['--conditions=source', fileURLToPath(new URL(script, import.meta.url))], {
    env: { PATH: process.env.PATH, API_PORT: String(port), ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  await untilReady(`${url}/readyz`, child)
  return { url, pid: Number(child.pid), stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('A server exited before it was ready.')
}
