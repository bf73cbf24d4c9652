import { readFileSync } from 'node:fs'

/**
 * Configures `cem analyze`, which writes `custom-elements.json` from the interfaces and doc comments in `src/types`.
 */
export default {
  globs: ['src/types/*.ts'],
  outdir: '.',
  packagejson: false,
  quiet: true,
  overrideModuleCreation: ({ ts, globs }) =>
    globs.sort().map((file) => {
      // The analyzer describes classes only. This plugin presents each interface as a class with the same members.
      const source = readFileSync(new URL(file, import.meta.url), 'utf8').replace(/^export interface/gm, 'export class')
      return ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true)
    }),
  plugins: [{ name: 'vowkit-elements', packageLinkPhase: describeElements }],
}

/** Replaces the modules that contain types by one published module per element. An element is a class with a `@tag`. */
function describeElements({ customElementsManifest: manifest }) {
  const classes = manifest.modules.flatMap(({ declarations }) => declarations)
  const modules = classes.filter(({ tagName }) => tagName).map((element) => toModule(element, classes))
  delete manifest.readme
  Object.assign(manifest, { schemaVersion: '2.1.0', modules: JSON.parse(JSON.stringify(modules), tidy) })
}

/** Adds the events of `<Name>Element` to its description. The events are the members of `<Name>Events`. */
function toModule({ cssProperties = [], ...element }, classes) {
  const { name, tagName } = element
  const { members } = classes.find((one) => one.name === name.replace(/Element$/, 'Events'))
  const events = members.map(({ kind, ...event }) => ({ ...event, name: event.name.slice(1, -1) }))
  return {
    kind: 'javascript-module',
    path: `dist/${tagName}.mjs`,
    declarations: [
      { ...element, superclass: { name: 'HTMLElement' }, events, cssProperties: [...cssProperties, ...tokens()] },
    ],
    exports: [{ kind: 'custom-element-definition', name: tagName, declaration: { name } }],
  }
}

/** Adds the theming custom properties with their default values. All elements share these properties. */
function tokens() {
  const source = readFileSync(new URL('../react/tokens.json', import.meta.url), 'utf8')
  return Object.entries(JSON.parse(source)).map(([name, { light, dark, value, widget }]) => ({
    name: `--vk-${name}`,
    default: light && dark ? `light-dark(${light}, ${dark})` : (widget ?? value).replaceAll('var(', 'var(--vk-'),
  }))
}

/**
 * Puts each description on one line. Omits `inheritedFrom`, which names our source files, and the `| undefined` of
 * optional properties.
 */
function tidy(key, value) {
  if (key === 'inheritedFrom') return undefined
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').replace(/ \| undefined$/, '') : value
}
