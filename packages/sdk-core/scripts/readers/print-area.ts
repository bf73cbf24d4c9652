import { printReader, type Reader } from './print-reader.ts'
import type { Area, Needed } from './schemas.ts'

const WIDTH = 120

/** Returns the source code of an area's readers. Returns `null` if the area needs no readers. */
export function printArea(area: Area, needed: Needed): string | null {
  const readers = area.schemas.flatMap(([name, schema]) => {
    const named = needed.get(schema)
    return named?.area === area.name && named.name === name ? printReader(named, needed) : []
  })
  if (readers.length === 0) return null
  const imports = [...importsOf(area, readers)].sort(([one], [other]) => compareSources(one, other))
  const printed = imports.map(([from, names]) => printImport(from, [...names].sort(compareNames)))
  return `// Generated from ${area.file} by \`npm run readers\`. Do not edit.\n${printed.join('')}\n${readers.map(({ text }) => text).join('\n')}`
}

/** Returns the names to import, grouped by module. */
function importsOf(area: Area, readers: readonly Reader[]): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  const add = (from: string, name: string) => imports.set(from, (imports.get(from) ?? new Set()).add(name))
  for (const { uses, type } of readers) {
    add(`./${area.file}`, type)
    for (const [name, from] of uses) if (from !== area.name) add(sourceOf(from, area), name)
  }
  return imports
}

function sourceOf(from: string, area: Area): string {
  const file = from === 'read' ? 'read.ts' : from === 'envelope' ? 'envelope.ts' : 'readers.generated.ts'
  const folder = file === 'readers.generated.ts' ? from : 'shared'
  return folder === area.name ? `./${file}` : `../${folder}/${file}`
}

function printImport(from: string, names: string[]): string {
  const word = /\/(schema|primitives)\.ts$/.test(from) ? 'import type' : 'import'
  const line = `${word} { ${names.join(', ')} } from '${from}'\n`
  return line.length <= WIDTH + 1
    ? line
    : `${word} {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}'\n`
}

/** Sorts parent modules before siblings, as the formatter does. */
function compareSources(one: string, other: string): number {
  return Number(one.startsWith('./')) - Number(other.startsWith('./')) || (one < other ? -1 : 1)
}

function compareNames(one: string, other: string): number {
  return one.toLowerCase() < other.toLowerCase() ? -1 : 1
}
