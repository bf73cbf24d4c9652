import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from './free-port.ts'

/** A Redis server for one test, which stores nothing on disk. */
export interface RedisServer {
  url: string
  /** Kills the server. */
  stop(): Promise<void>
  /** Starts the server again on the same port. */
  start(): Promise<void>
}

/** Finds Redis: `REDIS_BIN`, else Debian's, else `undefined`. */
export function findRedis(): string | undefined {
  return [process.env.REDIS_BIN, '/usr/bin/redis-server'].find((path) => path && existsSync(path))
}

/** Starts a new server on a free port. */
export async function startRedis(bin: string): Promise<RedisServer> {
  const port = await findFreePort()
  let child: ChildProcess | undefined
  async function start(): Promise<void> {
    const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'no' }
    const options = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
    child = spawn(bin, options, { stdio: 'ignore' })
    while (!(await accepts(port))) {
      if (child.exitCode !== null) throw new Error(`Redis exited with ${child.exitCode}.`)
      await sleep(10)
    }
  }
  async function stop(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
  await start()
  return { url: `redis://127.0.0.1:${port}`, start, stop }
}

async function accepts(port: number): Promise<boolean> {
  const probe = connect(port, '127.0.0.1')
  try {
    await once(probe, 'connect')
    return true
  } catch {
    return false
  } finally {
    probe.destroy()
  }
}
