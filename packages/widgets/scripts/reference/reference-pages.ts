import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElementDescription } from '../describe/describe-elements.ts'
import { readTokens } from '../describe/read-tokens.ts'
import { toElementPage } from './element-page.ts'
import { type EntryPage, readEntry, toPackagePage } from './package-page.ts'

const ROOT = join(import.meta.dirname, '../../../..')
/** Whose exports have pages, most used first. */
const PACKAGES = ['packages/react', 'packages/sdk-core']
const WRITTEN = '<!-- Written by `npm run describe` in packages/widgets from the sources. -->\n\n'

/** Every page of `docs/reference`, by its file. */
export function referencePages(elements: ElementDescription[]): { file: string; content: string }[] {
  const entries = PACKAGES.flatMap(entriesOf)
  const linkOf = (type: string) => {
    const page = entries.find(({ exports }) => exports.some(({ name }) => name === type))
    return page && `${page.file}#${type.toLowerCase()}`
  }
  const tokens = readTokens()
  const pages = {
    'README.md': toIndex(elements, entries),
    ...Object.fromEntries(elements.map((one) => [`${one.tag}.md`, toElementPage(one, tokens, linkOf)])),
    ...Object.fromEntries(entries.map((page) => [page.file, toPackagePage(page)])),
  }
  return Object.entries(pages).map(([file, content]) => ({
    file: join(ROOT, 'docs/reference', file),
    content: WRITTEN + content,
  }))
}

/** The entries of a package that have code or types. */
function entriesOf(folder: string): EntryPage[] {
  const { name, exports }: { name: string; exports: Record<string, { source: string }> } = JSON.parse(
    readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
  )
  return Object.entries(exports)
    .filter(([, { source }]) => /\.tsx?$/.test(source))
    .map(([entry, { source }]) => readEntry(`${name}${entry.slice(1)}`, join(ROOT, folder, source)))
}

function toIndex(elements: ElementDescription[], entries: EntryPage[]): string {
  const ofElements = elements.map(
    ({ tag, description }) => `- [\`<${tag}>\`](${tag}.md): ${description.split(': ')[1]}`,
  )
  const ofEntries = entries.map(({ entry, file, exports }) => `- [\`${entry}\`](${file}): ${namesOf(exports)}`)
  return `# Reference\n\n## Elements\n\n${ofElements.join('\n')}\n\n## Packages\n\n${ofEntries.join('\n')}\n`
}

/** A few of the names, for whoever looks for one. */
function namesOf(exports: EntryPage['exports']): string {
  const names = exports.filter(({ kind }) => kind !== 'type').map(({ name }) => `\`${name}\``)
  return names.length > 6 ? `${names.slice(0, 6).join(', ')} and ${exports.length - 6} more` : names.join(', ')
}
