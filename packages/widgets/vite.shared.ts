import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { UserConfig } from 'vite'
import { docsUrl } from '../../docs.shared.ts'
import { sourceConditions } from '../../vitest.shared.ts'
import { firstViewPlugin } from './scripts/first-view-plugin.ts'

/** The name and version of the widgets package, from its `package.json`. */
export const { name, version }: { name: string; version: string } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
)

const common = {
  define: {
    __VOWKIT_VERSION__: JSON.stringify(version),
    __VOWKIT_DOCS__: JSON.stringify(docsUrl('@vowkit/sdk-core')),
  },
  resolve: {
    ...sourceConditions.resolve,
    alias: [
      { find: /^react\/jsx-(dev-)?runtime$/, replacement: pathOf('preact/jsx-runtime') },
      {
        find: /^react-dom\/client$/,
        replacement: fileURLToPath(new URL('src/app/react-dom-client.ts', import.meta.url)),
      },
      { find: /^react(-dom)?$/, replacement: pathOf('preact/compat') },
    ],
  },
} satisfies UserConfig

/** The shared Vite configuration of builds and tests, which replaces React by Preact. */
export const widgetsConfig = { ...common, plugins: [firstViewPlugin(common)] } satisfies UserConfig

function pathOf(module: string): string {
  return fileURLToPath(import.meta.resolve(module))
}
