import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pnpm } from './pnpm.mjs'
import { run } from './run.mjs'
import { packageFolders, root } from './workspace.mjs'

const OLDEST_HOST_NODE = '20.19'
const OLDEST_PROJECT_NODE = '22.18'
const stamp = join(root, 'node_modules/.installed')

/** The environment of the tools. The project's Node and binaries come first in the path. */
export function toolEnv(extra = {}) {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter)
  return { ...process.env, PATH: path, ...extra }
}

/** Installs the workspace from the lockfile. Does nothing if no manifest has changed since the last install. */
export async function install() {
  requireNode(OLDEST_HOST_NODE, process.versions.node, 'to install Vowkit')
  const wanted = manifestHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const { code, output } = await pnpm(['install', '--frozen-lockfile'], { capture: true })
  if (code !== 0) throw new Error(`The dependencies could not be installed:\n${output}`)
  await requireProjectNode()
  writeFileSync(stamp, wanted)
}

async function requireProjectNode() {
  const { output } = await run('node', ['--version'], { capture: true, env: toolEnv() })
  requireNode(OLDEST_PROJECT_NODE, output.trim().replace(/^v/, ''), 'to run Vowkit (on Linux it is brought along)')
}

function requireNode(oldest, found, purpose) {
  const [major, minor] = oldest.split('.').map(Number)
  const [foundMajor, foundMinor] = found.split('.').map(Number)
  if (foundMajor > major || (foundMajor === major && foundMinor >= minor)) return
  throw new Error(`Node ${oldest} or newer is required ${purpose}. The current version is ${found}.`)
}

function manifestHash() {
  const manifests = ['', ...packageFolders()].map((folder) => join(folder, 'package.json'))
  const hash = createHash('sha256').update(process.platform + process.arch)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.pnpmfile.mjs', ...manifests])
    hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
