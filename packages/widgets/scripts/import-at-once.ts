import type { Plugin } from 'vite'

const LATE_IMPORT = /\bimport\(\s*(["'][^"']+["'])\s*\)/g

/**
 * Makes what is imported late part of the script at once, for a file that has it anyway: the bundler would wrap every
 * module in a function to run it as late as it was written.
 */
export function importAtOnce(): Plugin {
  return {
    name: 'import-at-once',
    transform(code) {
      const imports: string[] = []
      const changed = code.replace(LATE_IMPORT, (_, source: string) => {
        const name = `__late${imports.length}`
        imports.push(`import * as ${name} from ${source};`)
        return `Promise.resolve(${name})`
      })
      return imports.length > 0 ? { code: imports.join('') + changed, map: null } : null
    },
  }
}
