import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { compileCache } from '../server.shared.ts'

const ROOT = resolve(import.meta.dirname, '..')
const START_LIMIT_MS = 90_000

/** A running server. */
export interface ServerProcess {
  /** Sends the signal and waits until the process has ended. */
  stop(signal: NodeJS.Signals): Promise<void>
}

/** Starts a server from its sources. Resolves when `readyUrl` responds with success. Throws after 90 s. */
export async function startServer(file: string, env: Record<string, string>, readyUrl: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--conditions=source', file], {
    cwd: ROOT,
    env: { ...process.env, ...compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const ended = new Promise<void>((done) => child.once('close', () => done()))

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await ended
  }

  const late = Date.now() + START_LIMIT_MS
  while (!(await answers(readyUrl))) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null
    if (!hasEnded && Date.now() < late) {
      await sleep(100)
      continue
    }
    await stop('SIGKILL')
    throw new Error(`${file} did not respond at ${readyUrl}:\n${output}`)
  }
  return { stop }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  )
}
