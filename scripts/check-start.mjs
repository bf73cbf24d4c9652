/**
 * Runs `npm start` in a fresh clone with nothing installed or built. It must print the table of URLs, every URL must
 * respond, and Ctrl-C must leave no process behind.
 */
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { root } from './shared/workspace.mjs'
import { listAddresses } from './start/addresses.mjs'
import { requireFreePorts, whenAnswering } from './start/probe.mjs'

const LIMIT_MS = 300_000
const LEFT_OUT = new Set(['.git', 'node_modules', 'dist', '.data', 'coverage', 'test-results'])

function freePort() {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })
}

/** The search path without this repository's tools, which a fresh clone does not have. */
function foreignPath() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(root))
    .join(delimiter)
}

/** Resolves when a process has printed `words`. Rejects with its output if it ends or exceeds the time limit. */
function whenSaid(child, words) {
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => reject(new Error(`npm start exceeded the time limit:\n${said}`)), LIMIT_MS)
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        said += text
        if (!said.includes(words)) return
        clearTimeout(timer)
        resolve(said)
      })
    child.on('close', (code) => {
      clearTimeout(timer)
      reject(new Error(`npm start exited with ${code}:\n${said}`))
    })
  })
}

async function check(tree, ports) {
  const settings = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]))
  const { npm_lifecycle_event, NODE_OPTIONS, ...env } = process.env
  const child = spawn('npm', ['start'], {
    cwd: tree,
    env: { ...env, ...settings, PATH: foreignPath() },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const ended = new Promise((resolve) => child.on('close', resolve))
  try {
    await whenSaid(child, 'Ctrl-C stops all of it.')
    const soon = AbortSignal.timeout(20_000)
    await Promise.all(listAddresses(ports).map((address) => whenAnswering(address, soon)))
    if (!existsSync(join(tree, '.data'))) throw new Error('npm start did not create the folder .data.')
  } finally {
    // A terminal sends Ctrl-C to the whole process group.
    process.kill(-child.pid, 'SIGINT')
    await ended
  }
  await requireFreePorts(ports)
}

const tree = mkdtempSync(join(tmpdir(), 'vowkit-start-'))
try {
  cpSync(root, tree, { recursive: true, filter: (path) => path === root || !LEFT_OUT.has(basename(path)) })
  const [API_PORT, SITE_PORT, PLAYGROUND_PORT] = [await freePort(), await freePort(), await freePort()]
  await check(tree, { API_PORT, SITE_PORT, PLAYGROUND_PORT })
  console.log('✓ npm start in a fresh clone')
} catch (error) {
  console.error(`✗ npm start in a fresh clone\n${error.message}`)
  process.exitCode = 1
} finally {
  rmSync(tree, { recursive: true, force: true })
}
