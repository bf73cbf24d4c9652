import { readFile, writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import manifest from './package.json' with { type: 'json' }

const CLIENT = "'use client'\n"

/** What is published under a name: its source by the file it becomes, without that file's ending. */
function entries(ending: '.js' | '.css'): Record<string, string> {
  const files = Object.values(manifest.exports).filter((entry) => entry.default.endsWith(ending))
  return Object.fromEntries(files.map((entry) => [entry.default.slice('./dist/'.length, -ending.length), entry.source]))
}

/** Makes a bundled module one for clients: bundling drops the directive, and a server component looks at the first line. */
async function markAsClient(file: string): Promise<void> {
  await writeFile(file, CLIENT + (await readFile(file, 'utf8')))
  const map = JSON.parse(await readFile(`${file}.map`, 'utf8'))
  await writeFile(`${file}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }))
}

/** JavaScript and style sheets; the types are `tsc`'s. */
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
