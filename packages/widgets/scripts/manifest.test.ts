import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
// @ts-expect-error: the analyzer has types for plugins only.
import { cli } from '@custom-elements-manifest/analyzer/cli.js'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { widgetEvents } from '../src/widget-props.ts'
import { readElements, readManifest } from './read-manifest.ts'
import { editorData } from './write-entries.ts'

const PACKAGE = join(import.meta.dirname, '..')
const REACT_ENTRY = join(PACKAGE, '../react/src/index.ts')
const README = readFileSync(join(PACKAGE, 'README.md'), 'utf8')
const { name: packageName, version, exports } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'))
const data = editorData()

it('custom-elements.json equals the output of `npm run describe`', async () => {
  expect(readManifest()).toEqual(await cli({ argv: ['analyze'], cwd: PACKAGE, noWrite: true }))
})

it('web-types.json contains the name and version of the package', () => {
  expect(JSON.parse(data['web-types.json'])).toMatchObject({ name: packageName, version })
})

describe.each(readElements())('<$tagName>', (element) => {
  const { tagName, name, attributes = [], members = [], events = [], slots = [], cssParts = [] } = element

  it('the element can be imported by its tag name', () => {
    expect(exports).toHaveProperty([`./${tagName}`])
  })

  it('the element has an entry in the type maps for frameworks', () => {
    const maps = readFileSync(join(PACKAGE, 'src/types/elements.ts'), 'utf8')
    expect(maps).toContain(`'${tagName}': ${name}\n`)
    expect(maps).toContain(`'${tagName}': ${name.replace(/Element$/, 'Events')}\n`)
  })

  it('the manifest describes every attribute, property, method, event, slot and part of the element', () => {
    const all = [...attributes, ...members, ...events, ...slots, ...cssParts]
    expect(all.filter(({ description }) => !description)).toEqual([])
  })

  it('the manifest lists exactly the events that the element dispatches', () => {
    const source = readFileSync(join(PACKAGE, `src/elements/${tagName}.ts`), 'utf8')
    const dispatched = [...source.matchAll(/'(vk-[a-z-]+)'/g)].map(([, event]) => event)
    expect(events.map((event) => event.name).sort()).toEqual([...dispatched, ...Object.values(widgetEvents)].sort())
  })

  it('the README describes every attribute, property and event of the element', () => {
    const properties = members.flatMap((member) =>
      member.kind === 'field' ? [('attribute' in member && member.attribute) || member.name] : [],
    )
    const names = [...properties, ...events.map((event) => event.name)]
    expect(names.filter((one) => !README.includes(`\`${one}\``))).toEqual([])
  })

  it("the manifest lists exactly the CSS parts that the element's components render", () => {
    const rendered = partsIn(join(PACKAGE, `src/elements/${tagName}.ts`))
    expect(cssParts.map((part) => part.name).sort()).toEqual(rendered)
  })

  it('the editor data lists the values of each attribute whose type is a union of strings', () => {
    const { tags } = JSON.parse(data['vscode.html-custom-data.json'])
    const tag = tags.find((one: { name: string }) => one.name === tagName)
    const valuesOf = (attribute: string) =>
      tag.attributes
        .find((one: { name: string }) => one.name === attribute)
        ?.values.map((value: { name: string }) => value.name)
    expect(valuesOf('theme')).toEqual(['light', 'dark', 'auto', 'host'])
    expect(valuesOf('partner')).toEqual([])
    expect(tag.attributes.map((one: { name: string }) => one.name)).toEqual(attributes.map((one) => one.name))
  })
})

/** Returns the names in every `part` attribute of the components that a file imports, directly or transitively. */
function partsIn(entry: string): string[] {
  const files = new Set([entry])
  // `files` grows during the loop, and the loop also visits the added files.
  for (const file of files) for (const imported of importsOf(file)) files.add(imported)
  const parts = [...files].flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/ part="([^"]+)"/g)])
  return [...new Set(parts.flatMap(([, names = '']) => names.split(' ')))].sort()
}

function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const { staticImports, dynamicImports, staticExports } = parseSync(file, source).module
  const paths = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...dynamicImports.map(({ moduleRequest }) => source.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
    // Does not follow the exports of the `@vowkit/react` entry, because an element uses only some of the exported
    // components.
    ...(file === REACT_ENTRY
      ? []
      : staticExports.flatMap(({ entries }) => entries.map((one) => one.moduleRequest?.value ?? ''))),
  ]
  const fromReact = staticImports
    .filter(({ moduleRequest }) => moduleRequest.value === '@vowkit/react')
    .flatMap(({ entries }) => entries.map(({ importName }) => reactFiles.get(importName.name ?? '') ?? ''))
  const local = paths.filter((path) => /^\..*\.tsx?$/.test(path)).map((path) => join(dirname(file), path))
  return [...local, ...fromReact].filter((path) => existsSync(path))
}

/** Maps each export of `@vowkit/react` to its source file. */
const reactFiles = new Map(
  parseSync(REACT_ENTRY, readFileSync(REACT_ENTRY, 'utf8')).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, moduleRequest }) =>
      exportName.name && moduleRequest
        ? [[exportName.name, join(dirname(REACT_ENTRY), moduleRequest.value)] as const]
        : [],
    ),
  ),
)
