import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin, UserConfig } from 'vite'
import { sourceConditions } from '../../vitest.shared.ts'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
const reactForR2wc = fileURLToPath(new URL('src/bridge/react-for-r2wc.ts', import.meta.url))

/** r2wc imports the whole of React for one function, which would keep 3 kB of preact/compat in every file. */
const slimR2wc: Plugin = {
  name: 'vowkit:slim-r2wc',
  enforce: 'pre',
  resolveId(source, importer) {
    return source === 'react' && importer?.includes('@r2wc') ? reactForR2wc : null
  },
}

/** What the elements are built and tested with: our sources on Preact. */
export const widgetsConfig = {
  plugins: [slimR2wc],
  define: { __VOWKIT_VERSION__: JSON.stringify(version) },
  resolve: {
    ...sourceConditions.resolve,
    alias: [
      { find: /^react\/jsx-(dev-)?runtime$/, replacement: pathOf('preact/jsx-runtime') },
      { find: /^react-dom\/client$/, replacement: pathOf('preact/compat/client') },
      { find: /^react(-dom)?$/, replacement: pathOf('preact/compat') },
    ],
  },
} satisfies UserConfig

function pathOf(module: string): string {
  return fileURLToPath(import.meta.resolve(module))
}
