import { join } from 'node:path'
import { elementsOf, type Manifest } from '../describe/read-manifest.ts'
import { toElementPage } from './element-page.ts'
import { renderPackagePages } from './package-pages.ts'

const FOLDER = join(import.meta.dirname, '../../../../docs/reference')
const WRITTEN = '<!-- Written by `npm run describe` in packages/widgets from the sources. -->\n\n'

/** Every page of `docs/reference`, by its file. */
export async function referencePages(manifest: Manifest): Promise<Map<string, string>> {
  const packages = await renderPackagePages()
  /** Finds where a type is described. An entry that exports it again only links to that page. */
  const linkOf = (type: string) => {
    const page = packages.find(({ content }) => new RegExp(`^### ${type}\\n\\n(?!Re-exports)`, 'm').test(content))
    return page && `${page.file}#${type.toLowerCase()}`
  }
  const elements = elementsOf(manifest).map((element) => {
    const [, summary] = element.description?.split(/: (.*)/) ?? []
    return { file: `${element.tagName}.md`, content: toElementPage(element, linkOf), tag: element.tagName, summary }
  })
  const index = [
    '# Reference\n\n## Elements\n',
    ...elements.map(({ tag, file, summary }) => `- [\`<${tag}>\`](${file}): ${summary}`),
    '\n## Packages\n',
    ...packages.map(
      ({ entry, file, content }) => `- [\`${entry}\`](${file}), exports: ${content.match(/^### /gm)?.length}`,
    ),
  ]
  const pages = [{ file: 'README.md', content: `${index.join('\n')}\n` }, ...elements, ...packages]
  return new Map(pages.map(({ file, content }) => [join(FOLDER, file), WRITTEN + content]))
}
