import { run } from './shared/run.mjs'
import { install, toolEnv } from './shared/toolchain.mjs'
import { LOGINS, listAddresses, readPorts, toTable } from './start/addresses.mjs'
import { requireFreePorts, whenAnswering } from './start/probe.mjs'
import { startServer } from './start/servers.mjs'

const START_LIMIT_MS = 120_000

/** The folders to build: those with served files, after the core, because the elements' types need its declarations. */
const BUILT = ['packages/sdk-core', 'packages/widgets', 'apps/site', 'apps/desk', 'apps/docs']

/**
 * Resolves at the first Ctrl-C or termination signal. npm runs a shell that forwards no signals, so the end of that
 * shell counts as well.
 *
 * @returns {Promise<void>}
 */
function whenAskedToStop() {
  const starter = process.ppid
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve())
    if (!process.env.npm_lifecycle_event) return
    setInterval(() => process.ppid !== starter && resolve(), 500).unref()
  })
}

async function start() {
  const ports = readPorts(process.env)
  await requireFreePorts(ports)
  console.log('Installing …')
  await install()
  console.log('Building …')
  const built = await run('node', ['scripts/build.mjs', ...BUILT], { env: toolEnv() })
  if (built.code !== 0) throw new Error('The build failed.')

  console.log('Starting …')
  const asked = whenAskedToStop()
  const settings = { DEMO: '1', ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, `${port}`])) }
  const servers = [
    startServer('the API and the site', 'apps/api/src/server.ts', settings),
    startServer('the playground', 'apps/playground/server.ts', settings),
  ]
  try {
    await serveUntil(asked, servers, listAddresses(ports))
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()))
  }
}

/** Prints the table when every URL responds. Resolves at a request to stop, and throws if a server crashes. */
async function serveUntil(asked, servers, addresses) {
  const crashed = Promise.race(servers.map(({ ended }) => ended)).then(({ name, reason, output }) => {
    throw new Error(`${output}\n${name} stopped unexpectedly (${reason}). All servers are stopped.`)
  })
  const settled = new AbortController()
  const ready = whenReady(addresses, settled.signal)
  const first = await Promise.race([ready, asked, crashed]).finally(() => settled.abort())
  if (first !== 'ready') return
  console.log(
    `\n${toTable(addresses.map(({ label, url }) => [label, url]))}\n\nLog in with a password, or with a code from the mailbox, as\n${toTable(LOGINS)}\n\nCtrl-C stops all of it.`,
  )
  await Promise.race([asked, crashed])
  console.log('\nStopping …')
}

async function whenReady(addresses, signal) {
  const late = AbortSignal.timeout(START_LIMIT_MS)
  const either = AbortSignal.any([signal, late])
  for (const address of addresses)
    await whenAnswering(address, either).catch((error) => {
      throw late.aborted ? new Error(`${address.url} did not respond within ${START_LIMIT_MS / 1000} s.`) : error
    })
  return 'ready'
}

try {
  await start()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
