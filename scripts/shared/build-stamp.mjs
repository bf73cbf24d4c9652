import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workspace.mjs'

const OUTPUTS = new Set(['dist', 'node_modules'])
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

/** Hashes every file that a build of these packages may read. */
export function hashInputs(folders) {
  const hash = createHash('sha256')
  for (const file of ['pnpm-lock.yaml', 'tsconfig.base.json', ...folders.flatMap(sourcesOf).sort()])
    hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function sourcesOf(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return OUTPUTS.has(entry.name) ? [] : sourcesOf(path)
    return entry.isFile() && !entry.name.includes('.test.') ? [path] : []
  })
}
