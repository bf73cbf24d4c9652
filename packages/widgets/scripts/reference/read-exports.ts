import { dirname, join } from 'node:path'
import { readSyntax, type SyntaxTree } from '../describe/syntax.ts'

/** What a module exports, and where that is declared. */
export interface Export {
  name: string
  /** What it is called where it is declared. */
  localName: string
  declaredIn: SyntaxTree
  /** Whether its type alone is exported. */
  isType: boolean
}

/** Everything that a module exports, through whatever it hands on. What other packages made is left out. */
export function readExports(file: string): Export[] {
  const tree = readSyntax(file)
  return tree.imports.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, importName, localName, moduleRequest, isType }) => {
      if (!moduleRequest) return follow(tree, exportName.name, localName.name ?? exportName.name, isType)
      const source = pathOf(tree, moduleRequest.value)
      if (!source) return []
      const all = readExports(source)
      if (!exportName.name) return all
      const wanted = all.find(({ name }) => name === importName.name)
      if (!wanted) throw new Error(`${source} exports no ${importName.name}, which ${file} hands on.`)
      return [{ ...wanted, name: exportName.name, isType: isType || wanted.isType }]
    }),
  )
}

/** What stands behind a name that a module exports itself: it may have imported it. */
function follow(tree: SyntaxTree, name: string | null, localName: string | null, isType: boolean): Export[] {
  if (!name || !localName) return []
  for (const { moduleRequest, entries } of tree.imports.staticImports) {
    const imported = entries.find((entry) => entry.localName.value === localName)
    if (!imported) continue
    const source = pathOf(tree, moduleRequest.value)
    const wanted = source && readExports(source).find((one) => one.name === imported.importName.name)
    return wanted ? [{ ...wanted, name }] : []
  }
  return [{ name, localName, declaredIn: tree, isType }]
}

/** The file of a module of ours. */
function pathOf({ file }: SyntaxTree, specifier: string): string | null {
  return specifier.startsWith('.') ? join(dirname(file), specifier) : null
}
