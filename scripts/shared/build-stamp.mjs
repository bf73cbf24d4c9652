import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workspace.mjs'

/** Folders that builds write, by name or by path. */
const OUTPUTS = new Set(['dist', 'node_modules', '.astro', 'apps/docs/src/content'])
const stamps = join(root, 'node_modules/.cache/vowkit-build')
const stampOf = (folder) => join(stamps, folder.replaceAll('/', '-'))

/** Returns whether a package's `dist` exists and was built from these inputs. */
export function isBuilt(folder, inputs) {
  const isThere = existsSync(join(root, folder, 'dist')) && existsSync(stampOf(folder))
  return isThere && readFileSync(stampOf(folder), 'utf8') === inputs
}

/** Stores the hash of the inputs that a package's `dist` was built from. */
export function rememberBuild(folder, inputs) {
  mkdirSync(stamps, { recursive: true })
  writeFileSync(stampOf(folder), inputs)
}

/** Hashes what a build may read: every file of these folders and files, and `VOWKIT_DOCS_URL`. */
export function hashInputs(paths) {
  const hash = createHash('sha256').update(process.env.VOWKIT_DOCS_URL ?? '')
  for (const file of ['pnpm-lock.yaml', 'tsconfig.base.json', ...paths.flatMap(filesOf).sort()])
    hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function filesOf(path) {
  return statSync(join(root, path)).isFile() ? [path] : sourcesOf(path)
}

function sourcesOf(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return OUTPUTS.has(entry.name) || OUTPUTS.has(path) ? [] : sourcesOf(path)
    return entry.isFile() && !entry.name.includes('.test.') ? [path] : []
  })
}
