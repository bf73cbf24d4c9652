import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@vowkit/api/testing/free-port'

/** A server in a process of its own. */
export interface Server {
  url: string
  stop(): Promise<void>
}

/** Starts the API on a database. */
export function startApi(env: NodeJS.ProcessEnv): Promise<Server> {
  return start('../../apps/api/src/server.ts', { LOG_LEVEL: 'error', ...env })
}

/** Starts a server that answers these bytes and does nothing for it. */
export function startEmptyRoute(body: string): Promise<Server> {
  return start('./empty-route.ts', { BODY: body })
}

async function start(script: string, env: NodeJS.ProcessEnv): Promise<Server> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['--conditions=source', fileURLToPath(new URL(script, import.meta.url))], {
    env: { PATH: process.env.PATH, API_PORT: String(port), ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const stop = async () => {
    if (child.exitCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  }
  await untilReady(`${url}/readyz`, child)
  return { url, stop }
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
  throw new Error('A server ended instead of getting ready.')
}
