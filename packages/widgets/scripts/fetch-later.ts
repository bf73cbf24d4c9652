import MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { LATE_IMPORT } from './import-at-once.ts'

export interface LaterOptions {
  /** Which modules that are imported late come by files of their own, by the names of these. */
  files: Readonly<Record<string, RegExp>>
  /** The module whose `later(file, key)` brings one of them. */
  loader: string
}

/** The module of all that a file brings. */
export function laterEntry(file: string): string {
  return `virtual:later-${file}`
}

/**
 * For a script that has everything in one file but what few ask for: imports of that become calls of `later`, and
 * `virtual:later-…` has all of a file, by the keys of those calls. The build that has these follows one that has not, which
 * found the calls.
 */
export function fetchLater({ files, loader }: LaterOptions): Plugin {
  const found = new Map<string, { key: string; file: string; member: string | undefined; id: string }>()
  return {
    name: 'fetch-later',
    async transform(code, importer) {
      const changed = new MagicString(code)
      for (const { 0: text, 1: taken, 2: member, 3: whole, index } of code.matchAll(LATE_IMPORT)) {
        const resolved = await this.resolve((taken ?? whole ?? '').slice(1, -1), importer)
        const [file] = Object.entries(files).find(([, names]) => names.test(resolved?.id ?? '')) ?? []
        if (!resolved || !file) continue
        const name = `${member} ${resolved.id}`
        const part = found.get(name) ?? { key: `_${found.size}`, file, member, id: resolved.id }
        found.set(name, part)
        const call = `__later('${file}', '${part.key}')`
        changed.update(index, index + text.length, member ? `(await ${call})` : call)
      }
      if (!changed.hasChanged()) return null
      changed.prepend(`import { later as __later } from ${JSON.stringify(loader)};`)
      return { code: changed.toString(), map: changed.generateMap({ hires: 'boundary' }) }
    },
    // An entry is resolved as if it were a path.
    resolveId: (id) => /virtual:later-\w+$/.exec(id)?.[0] ?? null,
    load(id) {
      const parts = [...found.values()].filter(({ file }) => laterEntry(file) === id)
      if (parts.length === 0) return null
      return parts
        .map(({ key, member, id }) =>
          member
            ? `export { ${member} as ${key} } from ${JSON.stringify(id)}`
            : `import ${key}_ from ${JSON.stringify(id)}; export const ${key} = { default: ${key}_ }`,
        )
        .join('\n')
    },
  }
}
