import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolders, readManifest } from '../shared/workspace.mjs'
import { judgeImport } from './judge-import.mjs'
import { readImports } from './read-imports.mjs'
import { table } from './table.mjs'

const SOURCE = /\.(ts|tsx|mts|js|mjs)$/
/** Tests and what helps them; the core's `testing` is a public entry and so bound like the rest. */
const TEST = /\.(test|example)\.tsx?$|\/test\/|^(?!packages\/sdk-core\/).*\/testing\//
const SKIPPED = new Set(['node_modules', 'dist', 'public', 'lint-fixtures'])

/**
 * Holds every module below `base`, a tree laid out like this repository, against the table.
 *
 * @returns {{ path: string, line: number, rule: string, says: string }[]} The breaches.
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

/** Every module of a tree, as paths relative to it. */
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
