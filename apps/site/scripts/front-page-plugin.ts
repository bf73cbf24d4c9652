import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Plugin, runnerImport } from 'vite'

/** Markup needs no style sheets; the page links them already. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-style' : null),
  load: (id) => (id === '\0no-style' ? '' : null),
}

const MODULE = join(import.meta.dirname, '../src/front-page.tsx')

/** The front page's module, with our own packages from their sources: nothing else has to be built before the site. */
export function importFrontPage() {
  return runnerImport<typeof import('../src/front-page.tsx')>(MODULE, {
    environments: { inline: { resolve: { conditions: ['source'], noExternal: [/^@vowkit\//] } } },
    configFile: false,
    plugins: [react(), withoutStyles],
  })
}

/** Writes `home.html` beside `index.html`: the same page with the front page's first screen in it. */
export function frontPage(): Plugin {
  return {
    name: 'front-page',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('index.html has not been built.')
        const { module } = await importFrontPage()
        this.emitFile({ type: 'asset', fileName: 'home.html', source: module.drawFrontPage(String(page.source)) })
      },
    },
  }
}
