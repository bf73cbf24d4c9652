import MagicString from 'magic-string'
import type { Plugin } from 'vite'

/** Such as `(await import('./dialog.ts')).Dialog`, or without taking one thing out of it; not in a doc comment. */
export const LATE_IMPORT =
  /(?<!^\s*\*.*)(?:\(await import\(\s*(["'][^"']+["'])\s*\)\)\.(\w+)|\bimport\(\s*(["'][^"']+["'])\s*\))/gm

/** Has nothing but its text, for which no object of a module has to be made. */
const SHEET = '.css?inline'

/**
 * Makes what is imported late part of the script at once, for a file that has it anyway: the bundler would wrap every
 * module in a function to run it as late as it was written.
 */
export function importAtOnce(): Plugin {
  return {
    name: 'import-at-once',
    transform(code) {
      const imports: string[] = []
      const changed = new MagicString(code)
      changed.replace(LATE_IMPORT, (_, source?: string, member?: string, whole?: string) => {
        const name = `__late${imports.length}`
        if (whole?.includes(SHEET)) {
          imports.push(`import ${name} from ${whole};`)
          return `Promise.resolve({ default: ${name} })`
        }
        imports.push(`import * as ${name} from ${source ?? whole};`)
        return source ? `(await ${name}.${member})` : `Promise.resolve(${name})`
      })
      if (imports.length === 0) return null
      changed.prepend(imports.join(''))
      return { code: changed.toString(), map: changed.generateMap({ hires: 'boundary' }) }
    },
  }
}
