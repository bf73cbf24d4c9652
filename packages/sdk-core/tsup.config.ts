import { defineConfig } from 'tsup'

/** JavaScript only; `tsc -p tsconfig.build.json` writes the types next to it. */
export default defineConfig({
  entry: { index: 'src/index.ts', 'contract/index': 'src/contract/index.ts', 'testing/index': 'src/testing/index.ts' },
  format: 'esm',
  target: 'es2022',
  splitting: true,
  sourcemap: true,
  clean: true,
  dts: false,
})
