import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { allPages } from './sections.ts'

const ROOT = join(import.meta.dirname, '../../..')
/** Guides for contributors, and tables of contents. */
const NOT_SHOWN = ['docs/README.md', 'docs/architecture.md', 'docs/map.md', 'docs/reference/README.md']

it('the site shows every guide and every page of the reference', () => {
  const files = globSync('docs/{,reference/}*.md', { cwd: ROOT })
  const shown = [...allPages.map(({ source }) => source), ...NOT_SHOWN]
  expect(files.filter((file) => !shown.includes(file))).toEqual([])
})
