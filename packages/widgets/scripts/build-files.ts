import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, mergeConfig } from 'vite'
import { version, widgetsConfig } from '../vite.shared.ts'
import { compileAhead } from './compile-ahead.ts'
import { copyForeign } from './copy-foreign.ts'
import { dropEntries } from './drop-entries.ts'
import { fetchLater, laterEntry } from './fetch-later.ts'
import { findSharing, needsOf, type Sharing } from './find-sharing.ts'
import { importAtOnce } from './import-at-once.ts'
import { importBeside } from './import-beside.ts'
import { nameSource } from './name-source.ts'
import { readElements } from './read-manifest.ts'
import { shortenNames } from './shorten-names.ts'
import { tighten } from './tighten.ts'
import { toClassic } from './to-classic.ts'
import { trimNanostores } from './trim-nanostores.ts'
import { trimPreact } from './trim-preact.ts'
import { writeEntries } from './write-entries.ts'
import { writeManifest } from './write-manifest.ts'

const packageFolder = fileURLToPath(new URL('..', import.meta.url))
const elementsFolder = `${packageFolder}src/elements/`
const tags = readdirSync(elementsFolder)
  .filter((file) => !file.includes('.test.'))
  .map((file) => basename(file, '.ts'))
/** The button of the assistant is a file by itself, and its panel a module that the button fetches. */
const LAUNCHER = 'wedding-assistant'
const PANEL = `${LAUNCHER}-panel`
const codes = readdirSync(`${packageFolder}src/languages`).map((file) => basename(file, '.ts'))
const entries = Object.fromEntries(tags.map((tag) => [tag, `${elementsFolder}${tag}.ts`]))
/** What is built as modules that share their chunks. */
const sharing: Record<string, string> = { ...entries, [PANEL]: `${packageFolder}src/launcher/panel.ts` }
delete sharing[LAUNCHER]

/** Its classic script has the way everybody goes; what only some ask for is a file of its own. */
const PARTED = 'vision-generator'
const LATER = {
  extras: /vision-board\/vision-board\.|image-intake\.|browser\/(images|socket|upload)\.|token-rule\./,
}

/** Later stages that come together: a file for each part of them would take more bytes, and more requests. */
const STAGES = [
  { name: 'dialog', test: stage(/ui\/(dialog|icon-button)|keyboard-inset|viewport/) },
  { name: 'login', test: stage(/login|google/) },
  {
    name: 'draft',
    test: stage(/vision-draft|drop-zone|messages\/(images|coach|demo|samples)|vision\/(image|fit|pick|data)-/),
  },
  { name: 'visions', test: stage(/vision|credits|image-viewer/) },
]

/**
 * Files that are run whole when they arrive. Not the button, which is too small for it: it would be seen later, not sooner.
 * Classic scripts have their stages in them too.
 */
const RUN_AT_ONCE = /^(chunks\/shared-.+|(?!wedding-assistant\.)[\w-]+\.mjs)$/

const common: InlineConfig = mergeConfig(widgetsConfig, {
  plugins: [trimPreact(), trimNanostores()],
  configFile: false,
  logLevel: 'warn',
  root: packageFolder,
  // What is built here is shown in browsers alone.
  define: { 'process.env.NODE_ENV': '"production"', 'typeof document': '"object"' },
  build: {
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    // The first that know `light-dark()`: a rewritten one would not see the page's own `color-scheme`.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    minify: true,
    // Beside the files, which do not name them: that would be bytes for everybody.
    sourcemap: 'hidden',
    modulePreload: false,
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: { sourcemapPathTransform: (source, map) => nameSource(resolve(dirname(map), source)) },
    },
  },
} satisfies InlineConfig)

/** Styles have files of their own, Spanish is one, and what loads a stage is there before it. */
function stage(names: RegExp): (id: string) => boolean {
  return (id) => names.test(id) && !/\.css|\/spanish\/|\.lazy\./.test(id)
}

/** Builds every script-tag file afresh into the folder. Each file in `src/elements` is an element, named after its tag. */
export async function buildFiles(outDir: string): Promise<void> {
  await rm(outDir, { recursive: true, force: true })
  const run = (config: InlineConfig, name = '') => {
    // The button and its panel meet in one shadow root.
    const names = shortenNames(name === LAUNCHER ? 'L' : '')
    const plugins = [names, tighten(), compileAhead(RUN_AT_ONCE)]
    return build(mergeConfig(mergeConfig(common, config), { plugins, build: { outDir } }))
  }
  const built = await run(modules(await findSharing(sharing, common)))
  await run(launcherModule(), LAUNCHER)
  for (const [tag, entry] of Object.entries(entries))
    await run(tag === PARTED ? await partedScript(tag, entry) : classicScript(tag, entry), tag)
  await run(loader(fileOf('shared', built)))
  for (const code of codes) await run(language(code))
  await writeEntries(outDir, tags)
  await writeManifest(outDir, version)
}

/**
 * `<tag>.mjs`: modules that share their chunks and fetch later stages when those are needed. Before an element shows
 * anything there are its own file and `shared`, what several of them need.
 */
function modules(found: Sharing): InlineConfig {
  const { shared, own } = found
  return {
    plugins: [dropEntries(), copyForeign(found)],
    build: {
      lib: { entry: sharing, formats: ['es'] },
      rolldownOptions: {
        output: {
          // The panel's is what its button imports; those of the elements are left out.
          entryFileNames: ({ name }) => (name === PANEL ? '[name].mjs' : 'entries/[name].mjs'),
          chunkFileNames: ({ name }) => (own.has(name) ? '[name].mjs' : 'chunks/[name]-[hash].mjs'),
          minify: true,
          codeSplitting: {
            groups: [
              { name: 'shared', priority: 2, test: (id) => shared.has(id) },
              ...STAGES,
              ...[...own]
                .filter(([name]) => name !== PANEL)
                .map(([name, ids]) => ({ name, priority: 1, test: (id: string) => ids.has(id) })),
            ],
          },
        },
      },
    },
  }
}

/**
 * `wedding-assistant.mjs`: the button alone, which shares nothing, so that nothing comes with it. The words of a language are
 * the same file as the other modules'.
 */
function launcherModule(): InlineConfig {
  return {
    plugins: [importBeside('./panel.ts', `./${PANEL}.mjs`)],
    build: {
      lib: { entry: entries[LAUNCHER] ?? '', formats: ['es'], fileName: () => `${LAUNCHER}.mjs` },
      rolldownOptions: {
        output: {
          chunkFileNames: ({ name }) => `chunks/${codes.includes(name) ? '' : 'launcher-'}[name]-[hash].mjs`,
          minify: true,
        },
      },
    },
  }
}

/** Where a chunk of that name is. */
function fileOf(name: string, built: Awaited<ReturnType<typeof build>>): string {
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const found = files.find((file) => file.type === 'chunk' && file.name === name)
  if (!found) throw new Error(`There is no chunk named ${name}.`)
  return found.fileName
}

/** `loader.js`, which knows what may be called of each element before its code is there, and what all elements import. */
function loader(shared: string): InlineConfig {
  const methods = readElements().map(({ tagName, members = [] }) => [
    tagName,
    members.filter(({ kind }) => kind === 'method').map(({ name }) => name),
  ])
  const define = {
    __VOWKIT_METHODS__: JSON.stringify(Object.fromEntries(methods)),
    __VOWKIT_SHARED__: JSON.stringify(shared),
  }
  return mergeConfig(classicScript('loader', `${packageFolder}src/loader/loader.ts`), { define })
}

/** `languages/<code>.mjs`: the words of a language for classic scripts, which fetch it when it is asked for. */
function language(code: string): InlineConfig {
  const entry = `${packageFolder}src/languages/${code}.ts`
  return { build: { lib: { entry, formats: ['es'], fileName: () => `languages/${code}.mjs` } } }
}

/** `<name>.js`: one self-contained classic script; only the assistant's panel comes by itself. */
function classicScript(name: string, entry: string): InlineConfig {
  return mergeConfig(classic(), {
    build: {
      lib: { entry, formats: ['iife'], name: 'vowkit', fileName: () => `${name}.js` },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  } satisfies InlineConfig)
}

/** `<name>.js`, and in `chunks/` what only some ask for. */
async function partedScript(name: string, entry: string): Promise<InlineConfig> {
  const later = fetchLater({ files: LATER, loader: `${packageFolder}src/shell/later.classic.ts` })
  const laterEntries = Object.fromEntries(Object.keys(LATER).map((file) => [file, laterEntry(file)]))
  const config = mergeConfig({ plugins: [later] }, classic())
  const { initial } = await needsOf(entry, mergeConfig(common, config))
  return mergeConfig(config, {
    plugins: [dropEntries(), toClassic(name)],
    build: {
      lib: { entry: { [name]: entry, ...laterEntries }, formats: ['es'] },
      rolldownOptions: {
        output: {
          entryFileNames: (chunk) => (chunk.name === name ? 'entries/[name].js' : `chunks/${name}-[name]-[hash].mjs`),
          chunkFileNames: '[name].js',
          minify: true,
          codeSplitting: { groups: [{ name, test: (id) => initial.has(id) }] },
        },
      },
    },
  } satisfies InlineConfig)
}

/** What classic scripts are built with. */
function classic(): InlineConfig {
  return {
    plugins: [importAtOnce()],
    resolve: {
      alias: [
        { find: /^\.(\.\/shell)?\/languages\.ts$/, replacement: `${packageFolder}src/shell/languages.classic.ts` },
        { find: /^\.\/(load-panel)\.ts$/, replacement: './$1.classic.ts' },
      ],
    },
    // A classic script has no address of its own but its element's.
    define: { 'import.meta.url': 'undefined' },
  }
}
