import { type Described, describeExport, type Kind } from './read-declaration.ts'
import { readExports } from './read-exports.ts'

/** What can be imported by one name, such as `@vowkit/sdk-core/vision`. */
export interface EntryPage {
  entry: string
  /** The file of its page in the reference. */
  file: string
  exports: Described[]
}

const HEADINGS: Record<Kind, string> = {
  component: 'Components',
  hook: 'Hooks',
  function: 'Functions',
  class: 'Classes',
  value: 'Values',
  type: 'Types',
}

/** Reads what an entry exports, in the order of the alphabet. */
export function readEntry(entry: string, source: string): EntryPage {
  const described = readExports(source).map(describeExport)
  return {
    entry,
    file: `${entry.replace('@vowkit/', '').replaceAll('/', '-')}.md`,
    exports: described.sort((one, other) => one.name.localeCompare(other.name, 'en')),
  }
}

/** The page of an entry: each export with its words and its declaration. */
export function toPackagePage({ entry, exports }: EntryPage): string {
  const sections = Object.entries(HEADINGS).flatMap(([kind, heading]) => {
    const own = exports.filter((one) => one.kind === kind)
    return own.length > 0 ? [`## ${heading}\n\n${own.map(toSection).join('\n')}`] : []
  })
  return `# ${entry}\n\n\`import { … } from '${entry}'\`\n\n${sections.join('\n')}`
}

function toSection({ name, description, code }: Described): string {
  const words = description && `${plain(description)}\n\n`
  return `### ${name}\n\n${words}\`\`\`ts\n${code.join('\n')}\n\`\`\`\n`
}

/** Without the links of editors. */
function plain(doc: string): string {
  return doc.replace(/\{@link (\w+)\}/g, '`$1`')
}
