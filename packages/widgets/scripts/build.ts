import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, mergeConfig } from 'vite'
import { widgetsConfig } from '../vite.shared.ts'

const packageFolder = fileURLToPath(new URL('..', import.meta.url))
const elementsFolder = `${packageFolder}src/elements/`
const tags = readdirSync(elementsFolder).map((file) => basename(file, '.ts'))
const outDir = `${packageFolder}dist`

await rm(outDir, { recursive: true, force: true })
await buildModules()
for (const tag of tags) await buildScript(tag, `${elementsFolder}${tag}.ts`)
await buildScript('loader', `${packageFolder}src/loader/loader.ts`)

/** `<tag>.mjs`: modules that share their chunks and fetch later stages when those are needed. */
async function buildModules(): Promise<void> {
  await run({
    build: {
      lib: { entry: Object.fromEntries(tags.map((tag) => [tag, `${elementsFolder}${tag}.ts`])), formats: ['es'] },
      rolldownOptions: {
        output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs', minify: true },
      },
    },
  })
}

/** `<name>.js`: one self-contained classic script. */
async function buildScript(name: string, entry: string): Promise<void> {
  await run({
    // A classic script has no address of its own but its element's.
    define: { 'import.meta.url': 'undefined', __VOWKIT_TAGS__: JSON.stringify(tags) },
    build: {
      lib: { entry, formats: ['iife'], name: 'vowkit', fileName: () => `${name}.js` },
      rolldownOptions: { output: { codeSplitting: false, extend: false } },
    },
  })
}

async function run(config: InlineConfig): Promise<void> {
  const shared: InlineConfig = {
    configFile: false,
    logLevel: 'warn',
    root: packageFolder,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir, emptyOutDir: false, copyPublicDir: false, target: 'es2022', minify: true, modulePreload: false },
  }
  await build(mergeConfig(mergeConfig(widgetsConfig, shared), config))
}
