import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Application } from 'typedoc'
import { toElementPage } from './element-page.ts'
import { readElements } from './elements.ts'
import { toTextsPage } from './texts-page.ts'

const PACKAGES = join(import.meta.dirname, '../..')
const WRITTEN = '<!-- Written by `npm run describe` in packages/widgets from the sources. -->\n\n'

/** Generates every page of `docs/reference`, by file name. */
export async function referencePages(): Promise<Map<string, string>> {
  const pages = await renderPackages()
  /** Returns a link to the page that describes a type. An entry that re-exports the type only links to that page. */
  const linkOf = (type: string) => {
    const heading = new RegExp(`^### ${type}\\n\\n(?!Re-exports)`, 'm')
    const [file] = [...pages].find(([, content]) => heading.test(content)) ?? []
    return file && `${file}#${type.toLowerCase()}`
  }
  const elements = readElements()
  const list = elements.map(
    ({ tagName, description }) => `- [\`<${tagName}>\`](${tagName}.md)${description?.replace(/.*?:/, ':')}`,
  )
  pages.set(
    'README.md',
    `${pages.get('README.md')}`.replace(
      '## Modules',
      `## Elements\n\n${list.join('\n')}\n\nThe [texts](texts.md) of all elements.\n\n## Packages`,
    ),
  )
  for (const element of elements) pages.set(`${element.tagName}.md`, toElementPage(element, linkOf))
  pages.set('texts.md', toTextsPage())
  return new Map([...pages].map(([file, content]) => [file, WRITTEN + content]))
}

/**
 * Renders one page for each entry of our packages with TypeDoc, configured by `typedoc.json`, and an index of these
 * pages.
 */
async function renderPackages(): Promise<Map<string, string>> {
  const out = mkdtempSync(join(tmpdir(), 'vowkit-reference-'))
  const entries = new Map(['react', 'sdk-core'].flatMap(entriesOf))
  const options = { options: join(PACKAGES, 'reference/typedoc.json'), entryPoints: [...entries.keys()], out }
  const app = await Application.bootstrapWithPlugins(options)
  const points = app.getEntryPoints() ?? []
  for (const point of points) point.displayName = entries.get(point.sourceFile.fileName) ?? point.displayName
  await app.generateOutputs(app.converter.convert(points))
  const pages = new Map(readdirSync(out).map((file) => [file, readFileSync(join(out, file), 'utf8')]))
  rmSync(out, { recursive: true })
  return pages
}

/** Maps source files to the names of the package entries that export their code or types. */
function entriesOf(folder: string): [source: string, name: string][] {
  const { name, exports } = JSON.parse(readFileSync(join(PACKAGES, folder, 'package.json'), 'utf8'))
  return Object.entries<{ source: string }>(exports).flatMap(([path, { source }]) =>
    /\.tsx?$/.test(source) ? [[join(PACKAGES, folder, source), name + path.slice(1)]] : [],
  )
}
