import { readFile, writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import manifest from './package.json' with { type: 'json' }

const CLIENT = "'use client'\n"

/** Returns the entries of the package's `exports`: source files by output path without extension. */
function entries(ending: '.js' | '.css'): Record<string, string> {
  const files = Object.values(manifest.exports).filter((entry) => entry.default.endsWith(ending))
  return Object.fromEntries(files.map((entry) => [entry.default.slice('./dist/'.length, -ending.length), entry.source]))
}

/** Adds `'use client'` to a bundled module. The bundler drops the directive, which must be on the first line. */
async function markAsClient(file: string): Promise<void> {
  await writeFile(file, CLIENT + (await readFile(file, 'utf8')))
  const map = JSON.parse(await readFile(`${file}.map`, 'utf8'))
  await writeFile(`${file}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }))
}

/** Builds JavaScript and style sheets. `tsc` writes the type declarations. */
export default defineConfig([
  {
    entry: entries('.js'),
    format: 'esm',
    target: 'es2022',
    splitting: true,
    sourcemap: true,
    clean: true,
    dts: false,
    treeshake: true,
    onSuccess: async () => {
      await markAsClient('dist/index.js')
      await markAsClient('dist/lazy.js')
    },
  },
  { entry: entries('.css'), target: 'es2022' },
])
