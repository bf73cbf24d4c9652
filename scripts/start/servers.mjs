import { spawn } from 'node:child_process'
import { toolEnv } from '../shared/toolchain.mjs'
import { root } from '../shared/workspace.mjs'

const KILL_AFTER_MS = 10_000
const KEPT_OUTPUT = 8_000

/**
 * Starts a server process. `ended` resolves with its last output when it has exited. `stop` sends SIGTERM, and SIGKILL
 * after 10 s.
 */
export function startServer(name, file, env) {
  const child = spawn('node', ['--conditions=source', file], {
    cwd: root,
    env: toolEnv(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C reaches the whole process group. In their own groups, the servers are stopped by this process only.
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
