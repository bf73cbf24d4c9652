import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Plugin, type Rolldown, runnerImport } from 'vite'

/** Resolves style sheets to empty modules. The built page links them already. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-style' : null),
  load: (id) => (id === '\0no-style' ? '' : null),
}

const MODULE = join(import.meta.dirname, '../src/pages.tsx')

/** Imports the module that renders pages. Our packages resolve to their sources, so no build is needed first. */
export function importPages() {
  return runnerImport<typeof import('../src/pages.tsx')>(MODULE, {
    environments: { inline: { resolve: { conditions: ['source'], noExternal: [/^@vowkit\//] } } },
    configFile: false,
    plugins: [react(), withoutStyles],
  })
}

/**
 * Writes a page for each screen of the route table: `index.html` with the first markup and links to the screen's code.
 * English pages are in `pages/`, Spanish ones in `pages/es/`.
 */
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
        for (const { name, language, path, files } of pages) {
          const links = linksOf(files, bundle).filter((link) => !page.includes(link.href))
          const source = module.drawPage(page, name, links, language)
          if (path === 'index.html') index.source = source
          else this.emitFile({ type: 'asset', fileName: path, source })
        }
        // The server matches request paths against these patterns.
        const patterns = pages.flatMap(({ name, pattern, language }) =>
          pattern && language === 'en' ? [[name, pattern]] : [],
        )
        this.emitFile({ type: 'asset', fileName: 'pages/patterns.json', source: JSON.stringify(patterns) })
      },
    },
  }
}

/** Returns the preload links of a screen: fonts, style sheets, and modules with their static imports. */
function linksOf(files: readonly string[], bundle: Rolldown.OutputBundle) {
  const faces = files.filter((file) => file.endsWith('.woff2'))
  const chunks = new Set<Rolldown.OutputChunk>()
  for (const module of files.filter((file) => !faces.includes(file))) {
    const found = chunksOf(bundle).filter((chunk) => chunk.moduleIds.some((id) => id.endsWith(module)))
    const facades = chunksOf(bundle).filter(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
    if (found.length === 0) throw new Error(`No chunk contains ${module}.`)
    for (const chunk of [...found, ...facades]) addWithImports(chunk, bundle, chunks)
  }
  const styles = new Set([...chunks].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
  return [
    ...faces.map((face) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${faceOf(face, bundle)}` })),
    ...[...styles].map((file) => ({ rel: 'preload', as: 'style', href: `/${file}` })),
    // Low priority: the code runs after the first paint, so data and styles go first.
    ...[...chunks].map(({ fileName }) => ({ rel: 'modulepreload', fetchpriority: 'low', href: `/${fileName}` })),
  ]
}

function faceOf(file: string, bundle: Rolldown.OutputBundle): string {
  const assets = Object.values(bundle).filter((asset) => asset.type === 'asset')
  const found = assets.find(({ originalFileNames }) => originalFileNames.some((name) => name.endsWith(file)))
  if (!found) throw new Error(`The asset ${file} was not built.`)
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
