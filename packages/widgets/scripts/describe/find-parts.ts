import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ESTree, Visitor } from 'vite'
import { readSyntax, type SyntaxTree } from './syntax.ts'

const REACT = '@vowkit/react'

/** The parts of a shadow root that a page may style: every `part` in the components that an element's file leads to. */
export function findParts(file: string, reactEntry: string): string[] {
  const exported = readExports(reactEntry)
  const files = new Set([file])
  // A set that grows is walked to its end.
  for (const one of files) for (const next of importsOf(readSyntax(one), exported)) files.add(next)
  return [...new Set([...files].flatMap((one) => partsIn(readSyntax(one))))].sort()
}

/** The file of each name that an entry exports. */
function readExports(entry: string): Map<string, string> {
  const names = new Map<string, string>()
  for (const { entries } of readSyntax(entry).imports.staticExports)
    for (const { exportName, moduleRequest } of entries)
      if (exportName.name && moduleRequest) names.set(exportName.name, join(dirname(entry), moduleRequest.value))
  return names
}

function importsOf({ file, source, imports }: SyntaxTree, exported: Map<string, string>): string[] {
  const late = imports.dynamicImports.map(({ moduleRequest }) =>
    source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  )
  const found = [...late, ...imports.staticImports.map(({ moduleRequest }) => moduleRequest.value)]
    .filter((specifier) => /^\..*\.tsx?$/.test(specifier))
    .map((specifier) => join(dirname(file), specifier))
  const fromReact = imports.staticImports
    .filter(({ moduleRequest }) => moduleRequest.value === REACT)
    .flatMap(({ entries }) => entries.flatMap(({ importName }) => exported.get(importName.name ?? '') ?? []))
  return [...found, ...fromReact].filter((path) => existsSync(path))
}

function partsIn({ program }: SyntaxTree): string[] {
  const parts: string[] = []
  const note = ({ name, value }: ESTree.JSXAttribute) => {
    if (name.name === 'part' && value?.type === 'Literal') parts.push(...value.value.split(' '))
  }
  new Visitor({ JSXAttribute: note }).visit(program)
  return parts
}
