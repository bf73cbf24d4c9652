import { defineConfig } from 'tsup'
import { copyDocsPage, docsUrl } from '../../docs.shared.ts'

/** Builds only JavaScript. `tsc -p tsconfig.build.json` writes the type declarations next to it. */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'account/index': 'src/account/index.ts',
    'assistant/index': 'src/assistant/index.ts',
    'vision/index': 'src/vision/index.ts',
    'vendors/index': 'src/vendors/index.ts',
    'chat/index': 'src/chat/index.ts',
    'leads/index': 'src/leads/index.ts',
    'desk/index': 'src/desk/index.ts',
    'magic-link/index': 'src/magic-link/index.ts',
    'contract/index': 'src/contract/index.ts',
    'contract/readers': 'src/contract/readers.ts',
    'testing/index': 'src/testing/index.ts',
  },
  format: 'esm',
  target: 'es2022',
  splitting: true,
  sourcemap: true,
  clean: true,
  dts: false,
  define: { __VOWKIT_DOCS__: JSON.stringify(docsUrl('@vowkit/sdk-core')) },
  onSuccess: async () => copyDocsPage('troubleshooting.md', import.meta.dirname),
})
