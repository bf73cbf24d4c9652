import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { printArea } from './print-area.ts'
import { type Area, findNeeded, type Schema } from './schemas.ts'

const src = fileURLToPath(new URL('../../src', import.meta.url))
const GENERATED = 'readers.generated.ts'
const IMPORT = /\{([^{}]*)\} from '[^']*\/readers\.generated\.ts'/g

/**
 * Generates the readers, which are the functions that parse responses. Returns the source code of each file by its
 * path.
 */
export async function generateReaders(): Promise<Map<string, string>> {
  const areas = await Promise.all(filesOf(src).filter(holdsSchemas).map(loadArea))
  const imported = importedReaders()
  const needed = findNeeded(areas, imported)
  const printed = areas.map((area) => [join(src, 'contract', area.name, GENERATED), printArea(area, needed)] as const)
  return new Map(printed.flatMap(([path, text]) => (text === null ? [] : [[path, text]])))
}

/** Returns the paths of the committed reader files that are out of date. The paths are relative to `src`. */
export async function findStale(): Promise<string[]> {
  const generated = await generateReaders()
  const found = filesOf(src).filter((path) => path.endsWith(GENERATED))
  return [...new Set([...generated.keys(), ...found])]
    .filter((path) => !existsSync(path) || readFileSync(path, 'utf8') !== generated.get(path))
    .map((path) => relative(src, path))
}

function filesOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files.sort().map((file) => join(folder, file))
}

function holdsSchemas(path: string): boolean {
  return /\/contract\/([^/]+\/schema|shared\/primitives)\.ts$/.test(path)
}

async function loadArea(path: string): Promise<Area> {
  const module: Record<string, unknown> = await import(pathToFileURL(path).href)
  const schemas = Object.entries(module).filter((entry): entry is [string, Schema] => isSchema(entry[1]))
  // Sorts the schemas by position in the file, because a module lists its exports by name.
  const text = readFileSync(path, 'utf8')
  const placeOf = (name: string) => text.indexOf(`export const ${name} =`)
  schemas.sort(([one], [other]) => placeOf(one) - placeOf(other))
  return { name: basename(dirname(path)), file: basename(path), schemas }
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '_zod' in value
}

/** Returns the names of the readers that the code imports. The script generates only these and their dependencies. */
function importedReaders(): Set<string> {
  const files = filesOf(src).filter((path) => path.endsWith('.ts') && !path.endsWith(GENERATED))
  const imports = files.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(IMPORT)])
  return new Set(imports.flatMap(([, names = '']) => names.match(/\w+/g) ?? []))
}
