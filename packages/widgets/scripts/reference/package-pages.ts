import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Application } from 'typedoc'

const WIDGETS = join(import.meta.dirname, '../..')
const PACKAGES = ['react', 'sdk-core']

/** The reference page of one entry of a package, such as `@vowkit/sdk-core/vision`. */
export interface PackagePage {
  entry: string
  file: string
  content: string
}

/** Renders the pages of all entries with TypeDoc, as `typedoc.json` says. */
export async function renderPackagePages(): Promise<PackagePage[]> {
  const entries = PACKAGES.flatMap(entriesOf)
  const out = mkdtempSync(join(tmpdir(), 'vowkit-reference-'))
  const entryPoints = entries.map(({ source }) => source)
  const app = await Application.bootstrapWithPlugins({ options: join(WIDGETS, 'typedoc.json'), entryPoints, out })
  const points = app.getEntryPoints() ?? []
  // A page is named after its entry.
  for (const point of points)
    point.displayName = entries.find(({ source }) => source === point.sourceFile.fileName)?.page ?? point.displayName
  await app.generateOutputs(app.converter.convert(points))
  const pages = entries.map(({ entry, page }) => {
    const content = readFileSync(join(out, `${page}.md`), 'utf8')
    return { entry, file: `${page}.md`, content: `# ${entry}\n\n\`import { … } from '${entry}'\`\n\n${content}` }
  })
  rmSync(out, { recursive: true })
  return pages
}

/** The entries of a package that export code or types. */
function entriesOf(folder: string): { entry: string; source: string; page: string }[] {
  const { name, exports } = JSON.parse(readFileSync(join(WIDGETS, '..', folder, 'package.json'), 'utf8'))
  const entries = Object.entries<{ source: string }>(exports).filter(([, { source }]) => /\.tsx?$/.test(source))
  return entries.map(([path, { source }]) => ({
    entry: `${name}${path.slice(1)}`,
    source: join(WIDGETS, '..', folder, source),
    page: `${folder}${path.slice(1).replaceAll('/', '-')}`,
  }))
}
