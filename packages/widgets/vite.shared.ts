import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { UserConfig } from 'vite'
import { sourceConditions } from '../../vitest.shared.ts'

/** What the files are of. */
export const { name, version }: { name: string; version: string } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
)

/** What the elements are built and tested with: our sources on Preact. */
export const widgetsConfig = {
  define: { __VOWKIT_VERSION__: JSON.stringify(version) },
  resolve: {
    ...sourceConditions.resolve,
    alias: [
      { find: /^react\/jsx-(dev-)?runtime$/, replacement: pathOf('preact/jsx-runtime') },
      {
        find: /^react(-dom(\/client)?)?$/,
        replacement: fileURLToPath(new URL('src/bridge/react.ts', import.meta.url)),
      },
      {
        find: '@nanostores/react',
        replacement: fileURLToPath(new URL('src/bridge/nanostores-react.ts', import.meta.url)),
      },
    ],
  },
} satisfies UserConfig

function pathOf(module: string): string {
  return fileURLToPath(import.meta.resolve(module))
}
