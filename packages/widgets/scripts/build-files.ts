import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, mergeConfig } from 'vite'
import { version, widgetsConfig } from '../vite.shared.ts'
import { tighten } from './tighten.ts'
import { writeManifest } from './write-manifest.ts'

const packageFolder = fileURLToPath(new URL('..', import.meta.url))
const elementsFolder = `${packageFolder}src/elements/`
const tags = readdirSync(elementsFolder).map((file) => basename(file, '.ts'))

/** Builds every script-tag file afresh into the folder. Each file in `src/elements` is an element, named after its tag. */
export async function buildFiles(outDir: string): Promise<void> {
  await rm(outDir, { recursive: true, force: true })
  await run(outDir, modules())
  for (const tag of tags) await run(outDir, classicScript(tag, `${elementsFolder}${tag}.ts`))
  await run(outDir, classicScript('loader', `${packageFolder}src/loader/loader.ts`))
  await writeManifest(outDir, version)
}

/** `<tag>.mjs`: modules that share their chunks and fetch later stages when those are needed. */
function modules(): InlineConfig {
  return {
    build: {
      lib: { entry: Object.fromEntries(tags.map((tag) => [tag, `${elementsFolder}${tag}.ts`])), formats: ['es'] },
      rolldownOptions: {
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: 'chunks/[name]-[hash].mjs',
          minify: true,
          // One request besides the entry's own before anything shows.
          codeSplitting: { groups: [{ name: 'shared', tags: ['$initial'] }] },
        },
      },
    },
  }
}

/** `<name>.js`: one self-contained classic script. */
function classicScript(name: string, entry: string): InlineConfig {
  return {
    // A classic script has no address of its own but its element's.
    define: { 'import.meta.url': 'undefined', __VOWKIT_TAGS__: JSON.stringify(tags) },
    build: {
      lib: { entry, formats: ['iife'], name: 'vowkit', fileName: () => `${name}.js` },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  }
}

async function run(outDir: string, config: InlineConfig): Promise<void> {
  const shared: InlineConfig = {
    configFile: false,
    logLevel: 'warn',
    plugins: [tighten()],
    root: packageFolder,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      // The first that know `light-dark()`: a rewritten one would not see the page's own `color-scheme`.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      minify: true,
      modulePreload: false,
      rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 3 } } },
    },
  }
  await build(mergeConfig(mergeConfig(widgetsConfig, shared), config))
}
