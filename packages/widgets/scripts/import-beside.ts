import type { Plugin } from 'vite'

/** Leaves an import of a module to the browser, which finds it built beside the file. */
export function importBeside(source: string, built: string): Plugin {
  return {
    name: 'import-beside',
    enforce: 'pre',
    resolveId: (asked) => (asked === source ? { id: built, external: 'relative' } : null),
  }
}
