import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin, UserConfig } from 'vite'
import { sourceConditions } from '../../vitest.shared.ts'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))

const NAME = 'globalThis'
const ZOD_CORE = /\/zod\/v4\/core\/core\.js$/

/** What the elements are built and tested with: our sources on Preact. */
export const widgetsConfig = {
  plugins: [ownZod()],
  define: { __VOWKIT_VERSION__: JSON.stringify(version) },
  resolve: {
    ...sourceConditions.resolve,
    alias: [
      { find: /^react\/jsx-(dev-)?runtime$/, replacement: pathOf('preact/jsx-runtime') },
      { find: /^react-dom\/client$/, replacement: pathOf('preact/compat/client') },
      { find: /^react-dom$/, replacement: pathOf('preact/compat') },
      { find: /^react$/, replacement: fileURLToPath(new URL('src/bridge/react.js', import.meta.url)) },
    ],
  },
} satisfies UserConfig

function pathOf(module: string): string {
  return fileURLToPath(import.meta.resolve(module))
}

/**
 * Keeps zod's configuration inside our bundle. As it comes, zod shares it with every other zod on the page: it would
 * leave a global there, and a host's configuration would change how our answers are read.
 */
function ownZod(): Plugin {
  return {
    name: 'own-zod',
    transform: {
      filter: { id: ZOD_CORE },
      handler(code) {
        if (!code.includes(`${NAME}.__zod_globalConfig`)) this.error('zod keeps its configuration elsewhere now.')
        return { code: `const zodScope = {}\n${code.replaceAll(NAME, 'zodScope')}`, map: null }
      },
    },
  }
}
