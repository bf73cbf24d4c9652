import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')

/** What a source map calls a source: by where it is in the repository, wherever that was built. */
export function nameSource(path: string): string {
  const inRepository = relative(ROOT, path).replaceAll('\\', '/')
  return `vowkit:///${inRepository.replace(/^.*\/node_modules\//, 'node_modules/')}`
}
