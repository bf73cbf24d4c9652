import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolders, readManifest } from '../shared/workspace.mjs'
import { judgeImport } from './judge-import.mjs'
import { readImports } from './read-imports.mjs'
import { table } from './table.mjs'

const SOURCE = /\.(ts|tsx|mts|js|mjs)$/
/** Tests and their helpers. The core's `testing` folder is a public entry, so its rules apply. */
const TEST = /\.(test|example)\.tsx?$|\/test\/|^(?!packages\/sdk-core\/).*\/testing\//
const SKIPPED = new Set(['node_modules', 'dist', 'public', 'lint-fixtures'])

/**
 * Checks every module below `base` against the import table. `base` has the layout of this repository.
 *
 * @returns {{ path: string, line: number, rule: string, message: string }[]} The violations.
 */
export function checkTree(base) {
  const entries = publicEntries()
  return modulesIn(base, '').flatMap((path) => {
    const file = placeFile(path)
    return readImports(path, readFileSync(join(base, path), 'utf8')).flatMap((imported) => {
      const breach = judgeImport(file, imported, entries)
      return breach ? [{ path, line: imported.line, ...breach }] : []
    })
  })
}

/** Lists all modules below a folder, as relative paths. */
export function modulesIn(base, folder) {
  return readdirSync(join(base, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) return []
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) return modulesIn(base, path)
    return SOURCE.test(path) ? [path] : []
  })
}

function placeFile(path) {
  const [parent, name] = path.split('/')
  const folder = parent === 'packages' || parent === 'apps' ? `${parent}/${name}` : parent
  const inside = path.startsWith(`${folder}/src/`) ? path.slice(`${folder}/src/`.length) : ''
  return { path, folder, inside, area: inside && !TEST.test(path) ? table[folder] : undefined }
}

function publicEntries() {
  const manifests = packageFolders().map((folder) => readManifest(folder))
  return Object.fromEntries(
    manifests.map(({ name, exports = {} }) => [name, Object.keys(exports).map((entry) => name + entry.slice(1))]),
  )
}
