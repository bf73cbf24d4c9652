import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { createServer, type InlineConfig, type Plugin } from 'vite'
import type { FirstViewMarkup } from '../src/first-view/tree.ts'

const PREFIX = 'virtual:first-view/'
const RENDERER = new URL('render-first-view.tsx', import.meta.url).pathname
const MARKUPS = new URL('../src/first-view/markups.ts', import.meta.url).pathname

type RenderFirstView = (tag: string, language: string) => FirstViewMarkup

/** The languages of the elements except English. Each has a catalogue of texts. */
export const languages: readonly string[] = readdirSync(new URL('../../react/messages', import.meta.url))
  .map((file) => basename(file, '.arb'))
  .filter((language) => language !== 'en')

/** Returns the id of the module with the first view of an element in a language other than English. */
export function firstViewId(tag: string, language: string): string {
  return `${PREFIX}${tag}/${language}`
}

/**
 * Vite plugin that provides the element's component, rendered to markup at build time. `virtual:first-view/<tag>`
 * contains the markup in English and loads the other languages from `virtual:first-view/<tag>/<language>`.
 */
export function firstViewPlugin(config: InlineConfig): Plugin {
  let loading: Promise<RenderFirstView> | undefined

  return {
    name: 'first-view',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      loading ??= loadRenderer(config)
      const renderFirstView = await loading
      const [tag = '', language] = id.slice(PREFIX.length + 1).split('/')
      const markup = JSON.stringify(renderFirstView(tag, language ?? 'en'))
      if (language) return `export const markup = ${markup}`
      const others = languages.map(
        (code) => `${code}: __VOWKIT_CLASSIC__ ? __VOWKIT_VIEWS__.${code} : () => import('${firstViewId(tag, code)}')`,
      )
      return `import { createMarkups } from '${MARKUPS}'
export const markups = createMarkups(${markup}, { ${others} })`
    },
  }
}

/** Loads the renderer and the components in one module graph, so that both use the same copy of Preact. */
async function loadRenderer(config: InlineConfig): Promise<RenderFirstView> {
  const server = await createServer({
    ...config,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: true, external: ['parse5'], resolve: { conditions: config.resolve?.conditions } },
  })
  try {
    const { renderFirstView } = await server.ssrLoadModule(RENDERER)
    return renderFirstView
  } finally {
    await server.close()
  }
}
