import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, mergeConfig, type Rollup } from 'vite'
import { version, widgetsConfig } from '../vite.shared.ts'
import { firstViewId, languages } from './first-view-plugin.ts'
import { nameSource } from './name-source.ts'
import { readElements } from './read-manifest.ts'
import { writeEntries } from './write-entries.ts'
import { writeManifest } from './write-manifest.ts'

const packageFolder = fileURLToPath(new URL('..', import.meta.url))
const tags = readdirSync(`${packageFolder}src/elements`)
  .filter((file) => !file.includes('.test.'))
  .map((file) => basename(file, '.ts'))

const common: InlineConfig = mergeConfig(widgetsConfig, {
  configFile: false,
  logLevel: 'warn',
  root: packageFolder,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    // The first browser versions that support `light-dark()`. Older targets would make the build transpile
    // `light-dark()`, and the result would ignore the page's `color-scheme`.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    minify: true,
    // Hides the source map comment in each file. The backend sends the URL of each source map in the `SourceMap`
    // header.
    sourcemap: 'hidden',
    modulePreload: false,
    rolldownOptions: {
      output: { minify: true, sourcemapPathTransform: (source, map) => nameSource(resolve(dirname(map), source)) },
    },
  },
} satisfies InlineConfig)

/**
 * Tells V8 to compile all functions on a background thread during the download, because nearly all of them run
 * immediately. https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_EARLY = '//# allFunctionsCalledOnLoad'

/**
 * Builds every published file into `folder`. Each file in `src/elements` defines one element and is named after its
 * tag.
 */
export async function buildFiles(outDir: string): Promise<void> {
  await rm(outDir, { recursive: true, force: true })
  const run = (config: InlineConfig) => build(mergeConfig(mergeConfig(common, config), { build: { outDir } }))
  const chunks = [await run(apps())].flat().flatMap((result) => ('output' in result ? result.output : []))
  for (const tag of tags) {
    await run(firstView(tag, 'es', chunks))
    await run(firstView(tag, 'iife', chunks))
  }
  await run(loader())
  await writeEntries(outDir, tags)
  await writeManifest(outDir, version)
}

/** Modules that only the vision elements use. The chunks of these elements share them. No other app may load them. */
const VISION =
  /\/sdk-core\/src\/(contract\/vision\/(?!credits|readers|image-role|placement)|vision\/(?!credits|vision-invalidation))/

/**
 * Builds the interactive apps of the elements as `chunks/<tag>-app-<hash>.mjs`, with shared chunks, and their first
 * views in other languages as `chunks/<tag>-<language>-<hash>.mjs`.
 */
function apps(): InlineConfig {
  const entry = Object.fromEntries(tags.map((tag) => [`${tag}-app`, appSource(tag)]))
  const views = tags.flatMap((tag) => languages.map((language) => [`${tag}-${language}`, firstViewId(tag, language)]))
  const file = 'chunks/[name]-[hash].mjs'
  return {
    build: {
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        input: { ...entry, ...Object.fromEntries(views) },
        output: {
          entryFileNames: file,
          chunkFileNames: file,
          codeSplitting: {
            groups: [
              // A lower count would add a vendor's profile, which most elements load only for its dialog.
              { name: 'shared', test: (id) => !VISION.test(id), minShareCount: 7, priority: 1 },
              // Other elements use these modules too, so they must not become part of `vision`.
              { name: 'common', test: /\/sdk-core\/src\/shared\/(create-scopes|fetch-all)/, priority: 1 },
              { name: 'vision', test: VISION, minShareCount: 2 },
            ],
          },
        },
      },
    },
  }
}

function appSource(tag: string): string {
  return `${packageFolder}src/app/${tag}.tsx`
}

type Chunks = readonly (Rollup.OutputChunk | Rollup.OutputAsset)[]

function fileOf(name: string, chunks: Chunks): string {
  const found = chunks.find((chunk) => chunk.type === 'chunk' && chunk.name === name)
  if (!found) throw new Error(`The chunk ${name} was not built.`)
  return found.fileName
}

/**
 * Builds `<tag>.mjs` or `<tag>.js`: the element with its static first view, as one file without static imports. The
 * file loads the element's app, and the first view in other languages, from its own folder.
 */
function firstView(tag: string, format: 'es' | 'iife', chunks: Chunks): InlineConfig {
  const app = fileOf(`${tag}-app`, chunks)
  const views = languages.map((language) => [language, fileOf(`${tag}-${language}`, chunks)] as const)
  const paths = Object.fromEntries([
    [appSource(tag), `./${app}`],
    ...views.map(([language, file]) => [firstViewId(tag, language), `./${file}`]),
  ])
  return mergeConfig(script(tag, `${packageFolder}src/elements/${tag}.ts`, format), {
    define: {
      __VOWKIT_APP__: JSON.stringify(app),
      __VOWKIT_CLASSIC__: String(format === 'iife'),
      ...Object.fromEntries(views.map(([language, file]) => [`__VOWKIT_VIEWS__.${language}`, JSON.stringify(file)])),
    },
    // No first view loads a lazy module. If these were bundled, all modules that they share with the first view would be
    // wrapped in functions.
    build: { rolldownOptions: { external: [...Object.keys(paths), /\.lazy\.tsx?$/], output: { paths } } },
  })
}

/**
 * Builds `loader.js`. The names of all public element methods are inlined, so that a page can call a method before its
 * element is defined.
 */
function loader(): InlineConfig {
  const methods = readElements().map(({ tagName, members = [] }) => [
    tagName,
    members.filter(({ kind }) => kind === 'method').map(({ name }) => name),
  ])
  return mergeConfig(script('loader', `${packageFolder}src/loader/loader.ts`, 'iife'), {
    define: { __VOWKIT_METHODS__: JSON.stringify(Object.fromEntries(methods)) },
  })
}

function script(name: string, entry: string, format: 'es' | 'iife'): InlineConfig {
  const fileName = `${name}.${format === 'es' ? 'mjs' : 'js'}`
  return {
    // Classic scripts do not support `import.meta`.
    ...(format === 'iife' && { define: { 'import.meta.url': 'undefined' } }),
    build: {
      lib: { entry, formats: [format], name: 'vowkit', fileName: () => fileName },
      rolldownOptions: { output: { codeSplitting: false, postBanner: COMPILE_EARLY } },
    },
  }
}
