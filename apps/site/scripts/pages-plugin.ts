import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Plugin, type Rolldown, runnerImport } from 'vite'

/** Markup is rendered without style sheets: the page links them already. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-style' : null),
  load: (id) => (id === '\0no-style' ? '' : null),
}

const MODULE = join(import.meta.dirname, '../src/pages.tsx')

/** Imports the module that makes pages, with our packages from their sources, so that the site builds before they do. */
export function importPages() {
  return runnerImport<typeof import('../src/pages.tsx')>(MODULE, {
    environments: { inline: { resolve: { conditions: ['source'], noExternal: [/^@vowkit\//] } } },
    configFile: false,
    plugins: [react(), withoutStyles],
  })
}

/** Writes a page for each row of the route table into `pages/`: `index.html` with its first markup and links to its code. */
export function pages(): Plugin {
  return {
    name: 'pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') throw new Error('index.html has not been built.')
        const page = String(index.source)
        const { module } = await importPages()
        const pages = module.listPages()
        for (const { name, files } of pages) {
          const links = linksOf(files, bundle).filter((link) => !page.includes(link.href))
          const source = module.drawPage(page, name, links)
          if (name === 'unknown') index.source = source
          else this.emitFile({ type: 'asset', fileName: `pages/${name}.html`, source })
        }
        // The server reads which page to send for which path.
        const patterns = pages.flatMap(({ name, pattern }) => (pattern ? [[name, pattern]] : []))
        this.emitFile({ type: 'asset', fileName: 'pages/patterns.json', source: JSON.stringify(patterns) })
      },
    },
  }
}

/** Links to the files of a screen: fonts, and modules with all that they import statically. */
function linksOf(files: readonly string[], bundle: Rolldown.OutputBundle) {
  const faces = files.filter((file) => file.endsWith('.woff2'))
  const chunks = new Set<Rolldown.OutputChunk>()
  for (const module of files.filter((file) => !faces.includes(file))) {
    const found = chunksOf(bundle).filter((chunk) => chunk.moduleIds.some((id) => id.endsWith(module)))
    const facades = chunksOf(bundle).filter(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
    if (found.length === 0) throw new Error(`No chunk has ${module}.`)
    for (const chunk of [...found, ...facades]) addWithImports(chunk, bundle, chunks)
  }
  const styles = new Set([...chunks].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
  return [
    ...faces.map((face) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${faceOf(face, bundle)}` })),
    ...[...styles].map((file) => ({ rel: 'preload', as: 'style', href: `/${file}` })),
    // At low priority, after the data and what is needed to paint: none of the code runs before the first paint.
    ...[...chunks].map(({ fileName }) => ({ rel: 'modulepreload', fetchpriority: 'low', href: `/${fileName}` })),
  ]
}

function faceOf(file: string, bundle: Rolldown.OutputBundle): string {
  const assets = Object.values(bundle).filter((asset) => asset.type === 'asset')
  const found = assets.find(({ originalFileNames }) => originalFileNames.some((name) => name.endsWith(file)))
  if (!found) throw new Error(`No asset is ${file}.`)
  return found.fileName
}

function addWithImports(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, to: Set<Rolldown.OutputChunk>) {
  if (to.has(chunk)) return
  to.add(chunk)
  for (const fileName of chunk.imports) {
    const imported = bundle[fileName]
    if (imported?.type === 'chunk') addWithImports(imported, bundle, to)
  }
}

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk')
}
