import { posix } from 'node:path'

/**
 * @typedef {object} File
 * @property {string} path Relative to the root.
 * @property {string} folder The package's folder.
 * @property {string} inside The path inside `src`, or an empty string.
 * @property {import('./table.mjs').Area} [area] The rules of the file. Tests and files outside `src` have none.
 */

/** Matches files that declare lazy modules. */
const LAZY = /\.lazy\.tsx?$/

/**
 * Returns the rule that an import breaks, as `{ rule, message }`, or `undefined`.
 *
 * @param {File} file
 * @param {import('./read-imports.mjs').Import} imported
 * @param {Record<string, string[]>} entries The public entries of our packages.
 */
export function judgeImport(file, { specifier, values, isDynamic = false }, entries) {
  if (specifier.startsWith('.')) {
    if (isDynamic && file.area?.isLazyDeclared && !LAZY.test(file.path) && !file.area.loaders?.includes(file.inside))
      return { rule: 'imports/lazy', message: `${specifier} is loaded outside of a *.lazy.ts file` }
    return judgeRelative(file, specifier, values)
  }
  const owner = ownPackage(specifier)
  if (owner && !entries[owner]?.includes(specifier))
    return { rule: 'imports/deep-path', message: `${specifier} is not a public entry of ${owner}` }
  if (!file.area) return undefined
  return judgePackage(file, specifier) ?? judgeNames(file.area, specifier, values)
}

/** @param {File} file */
function judgeRelative(file, specifier, values) {
  const { path, folder, inside, area } = file
  const target = posix.join(posix.dirname(path), specifier)
  const isShared = !target.includes('/') || (target.startsWith('scripts/') && !inside)
  if (!target.startsWith(`${folder}/`) && !isShared)
    return {
      rule: 'imports/other-package',
      message: `${specifier} is outside of ${folder}. Import the package by its name`,
    }
  if (!area?.layers || !target.startsWith(`${folder}/src/`)) return undefined
  const to = target.slice(`${folder}/src/`.length)
  const { typesOnly } = area
  if (values?.length !== 0 && typesOnly?.files.test(to) && !inside.startsWith(`${typesOnly.openTo}/`))
    return { rule: 'imports/types-only', message: `only types may be imported from ${to}` }
  return judgeLayer(area, inside, to)
}

/** @param {import('./table.mjs').Area} area */
function judgeLayer({ layers, doors = [] }, from, to) {
  if (!from.includes('/')) return undefined
  const source = placeOf(layers, from)
  const target = placeOf(layers, to)
  if (source.unit === target.unit || target.layer < source.layer) return undefined
  if (target.layer > source.layer)
    return { rule: 'imports/upwards', message: `${source.unit} must not import ${to}, which is in a higher layer` }
  if (doors.includes(posix.basename(to))) return undefined
  return { rule: 'imports/sibling', message: `${source.unit} must not import its sibling ${target.unit}` }
}

/** Returns the innermost unit that contains a file of `src`, and its layer, or -1 if no layer names it. */
function placeOf(layers, path) {
  const places = layers.flatMap((units, layer) =>
    units.flatMap((unit) => {
      const parent = unit.replace('*', '')
      if (path !== unit && !path.startsWith(parent.replace(/\/?$/, '/'))) return []
      return [{ layer, unit: unit === parent ? unit : parent + path.slice(parent.length).split('/')[0] }]
    }),
  )
  const [innermost] = places.sort((one, other) => other.unit.length - one.unit.length)
  return innermost ?? { layer: -1, unit: 'the folders below' }
}

/** @param {File} file */
function judgePackage({ area: { packages, ours }, inside }, specifier) {
  const folder = packages && (Object.keys(packages).find((path) => inside.startsWith(`${path}/`)) ?? '*')
  const allowed = packages ? packages[folder] : ours
  if (!packages && !ownPackage(specifier)) return undefined
  if (allowed?.some((pattern) => matches(pattern, specifier))) return undefined
  return { rule: 'imports/package', message: `${specifier} must not be imported here` }
}

/** @param {import('./table.mjs').Area} area */
function judgeNames({ values: wanted = {}, single = [] }, specifier, values) {
  const foreign = wanted[specifier] && (values ?? ['everything']).filter((name) => !wanted[specifier].includes(name))
  if (foreign?.length > 0)
    return { rule: 'imports/value', message: `${foreign} must not be imported from ${specifier}` }
  if (single.includes(specifier) && (values === null || values.includes('icons')))
    return { rule: 'imports/whole-library', message: `${specifier} must be imported by name, not as a whole` }
  return undefined
}

function matches(pattern, specifier) {
  return pattern.endsWith('*') ? specifier.startsWith(pattern.slice(0, -1)) : specifier === pattern
}

function ownPackage(specifier) {
  return /^@vowkit\/[^/]+/.exec(specifier)?.[0]
}
