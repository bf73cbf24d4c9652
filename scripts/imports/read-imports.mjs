import { parseSync } from 'oxc-parser'

/**
 * @typedef {object} Import
 * @property {string} specifier The specifier without a query such as `?inline`.
 * @property {string[] | null} values The names imported as values, or `null` for the whole module.
 * @property {boolean} [isDynamic] Whether it is an `import()`.
 * @property {number} line
 */

/**
 * Lists the imports, re-exports and dynamic imports of a module, except those with a computed specifier.
 *
 * @returns {Import[]}
 */
export function readImports(path, source) {
  const { module, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  const lineAt = (offset) => source.slice(0, offset).split('\n').length
  const toImport = (specifier, entries, offset) => ({
    specifier: specifier.split('?')[0],
    values: entries && namesOf(entries.filter(({ isType }) => !isType)),
    line: lineAt(offset),
  })

  const statics = module.staticImports.map(({ moduleRequest, entries, start }) =>
    toImport(moduleRequest.value, entries, start),
  )
  const reexports = module.staticExports.flatMap(({ entries, start }) =>
    entries.flatMap((entry) => (entry.moduleRequest ? [toImport(entry.moduleRequest.value, [entry], start)] : [])),
  )
  const dynamics = module.dynamicImports.flatMap(({ moduleRequest, start }) => {
    const [, specifier] = /^['"`]([^'"`$]+)['"`]$/.exec(source.slice(moduleRequest.start, moduleRequest.end)) ?? []
    return specifier ? [{ ...toImport(specifier, null, start), isDynamic: true }] : []
  })
  return [...statics, ...reexports, ...dynamics]
}

function namesOf(entries) {
  const isWhole = entries.some(({ importName }) => importName.kind !== 'Name' && importName.kind !== 'Default')
  return isWhole ? null : entries.map(({ importName }) => importName.name ?? 'default')
}
