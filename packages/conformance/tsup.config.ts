import { defineConfig } from 'tsup'
import { copyDocsPage, docsUrl } from '../../docs.shared.ts'

/** Builds only JavaScript. `tsc -p tsconfig.build.json` writes the type declarations next to it. */
export default defineConfig({
  entry: { index: 'src/index.ts', cli: 'src/cli.ts' },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  splitting: true,
  sourcemap: true,
  clean: true,
  dts: false,
  define: { __VOWKIT_DOCS__: JSON.stringify(docsUrl('@vowkit/conformance')) },
  onSuccess: async () => copyDocsPage('another-backend.md', import.meta.dirname),
})
