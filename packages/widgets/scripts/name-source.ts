import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')

/**
 * Returns the name of a source file for source maps: its path in the repository, so that builds on different machines
 * are identical.
 */
export function nameSource(path: string): string {
  const inRepository = relative(ROOT, path).replaceAll('\\', '/')
  return `vowkit:///${inRepository.replace(/^.*\/node_modules\//, 'node_modules/')}`
}
