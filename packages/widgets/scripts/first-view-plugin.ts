import { createServer, type InlineConfig, type Plugin } from 'vite'
import type { FirstViewMarkup } from '../src/first-view/tree.ts'

const PREFIX = 'virtual:first-view/'
const RENDERER = new URL('render-first-view.tsx', import.meta.url).pathname

type RenderFirstView = (tag: string) => Record<string, FirstViewMarkup>

/** Vite plugin that provides `virtual:first-view/<tag>`: the element's component, rendered to markup at build time. */
export function firstViewPlugin(config: InlineConfig): Plugin {
  let loading: Promise<RenderFirstView> | undefined

  return {
    name: 'first-view',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      loading ??= loadRenderer(config)
      const renderFirstView = await loading
      const languages = Object.entries(renderFirstView(id.slice(PREFIX.length + 1)))
      return `export const markups = { ${languages.map(([code, markup]) => `${code}: () => (${JSON.stringify(markup)})`)} }`
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
