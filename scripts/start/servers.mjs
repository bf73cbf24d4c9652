import { spawn } from 'node:child_process'
import { toolEnv } from '../shared/toolchain.mjs'
import { root } from '../shared/workspace.mjs'

const KILL_AFTER_MS = 10_000
const KEPT_OUTPUT = 8_000

/**
 * One server process. `ended` resolves when it is gone, with the last of its output; `stop` asks it to end and, when it
 * does not, makes it.
 */
export function startServer(name, file, env) {
  const child = spawn('node', ['--conditions=source', file], {
    cwd: root,
    env: toolEnv(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C reaches a whole process group. Only the starter hears it, and asks each server once.
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-KEPT_OUTPUT)
    })

  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve({ name, reason: error.message, output }))
    child.on('close', (code, signal) => resolve({ name, reason: signal ?? `exit code ${code}`, output }))
  })

  async function stop() {
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS)
    await ended
    clearTimeout(timer)
  }

  return { ended, stop }
}
