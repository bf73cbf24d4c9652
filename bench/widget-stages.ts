import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const built = fileURLToPath(new URL('../packages/widgets/dist', import.meta.url))
const out = fileURLToPath(new URL('./dist/widgets', import.meta.url))
const chunks = readdirSync(join(built, 'chunks')).filter((file) => file.endsWith('.mjs'))

/** Matches a static import of another chunk. Dynamic imports do not match, because they have a parenthesis. */
const IMPORT = /(?:from|import)\s*["'`]\.\/([\w.-]+\.mjs)["'`]/g

interface Stage {
  name: string
  /** The built files that contain the elements and their static first views. */
  first: string[]
  /**
   * Names, without hashes, of the chunks that are loaded on demand at this stage. Their static imports count as well.
   */
  loads: string[]
  limit: string
}

const VISION = ['open-vision', 'login-dialog', 'credits-dialog', 'submit-vision']
const SIGN_IN = ['login-dialog']
/** The chunks of the dialog with a vendor's profile. */
const PROFILE = ['profile-dialog', ...SIGN_IN]
/**
 * The chunks that load at the first key press in the prompt field: the `PromptReading` component and the vocabulary of
 * one language.
 */
const READING = ['prompt-reading', 'en']
/** Matches the chunks that load only for languages other than English: texts, first views and vocabularies. */
const OTHER_LANGUAGE = /^(language-texts|(arabic|french|german|spanish)\.lazy|(.+-)?(ar|de|es|fr|it|pt|zh))$/

const stages: Stage[] = [
  { name: 'loader.js', first: ['loader.js'], loads: [], limit: '1.6 kB' },
  { name: '<wedding-assistant> first view', first: ['wedding-assistant.js'], loads: [], limit: '9.9 kB' },
  { name: '<vision-generator> first view', first: ['vision-generator.js'], loads: [], limit: '11.3 kB' },
  { name: '<vendor-card-grid> first view', first: ['vendor-card-grid.js'], loads: [], limit: '16.3 kB' },
  { name: '<magic-link-vendors> first view', first: ['magic-link-vendors.js'], loads: [], limit: '16.5 kB' },
  {
    name: '<wedding-assistant> open, a reply shown, in all',
    first: ['wedding-assistant.js'],
    loads: ['wedding-assistant-app', 'panel'],
    limit: '60.5 kB',
  },
  {
    name: '<vision-generator> whole journey: prompt, sign-in, processing, edits, credits, in all',
    first: ['vision-generator.js'],
    loads: ['vision-generator-app', ...VISION],
    limit: '88.5 kB',
  },
  {
    name: '<vision-generator> the line under the prompt, with the code that all apps share',
    first: [],
    loads: READING,
    limit: '108.5 kB',
  },
  {
    name: '<vendor-card-grid> cards with sign-in, in all',
    first: ['vendor-card-grid.js'],
    loads: ['vendor-card-grid-app', ...SIGN_IN],
    limit: '71 kB',
  },
  {
    name: '<vendor-card-grid> with an open profile, in all',
    first: ['vendor-card-grid.js'],
    loads: ['vendor-card-grid-app', ...PROFILE],
    limit: '92.5 kB',
  },
  { name: '<vendor-profile> first view', first: ['vendor-profile.js'], loads: [], limit: '13.2 kB' },
  { name: '<vendor-reviews> first view', first: ['vendor-reviews.js'], loads: [], limit: '13.2 kB' },
  { name: '<vendor-inquiry> first view', first: ['vendor-inquiry.js'], loads: [], limit: '11.8 kB' },
  {
    name: '<vendor-profile> with sign-in, in all',
    first: ['vendor-profile.js'],
    loads: ['vendor-profile-app', ...SIGN_IN],
    limit: '77 kB',
  },
  {
    name: '<vendor-reviews> in all',
    first: ['vendor-reviews.js'],
    loads: ['vendor-reviews-app'],
    limit: '49.5 kB',
  },
  {
    name: '<vendor-inquiry> with sign-in, in all',
    first: ['vendor-inquiry.js'],
    loads: ['vendor-inquiry-app', ...SIGN_IN],
    limit: '58 kB',
  },
  {
    name: '<magic-link-vendors> in all',
    first: ['magic-link-vendors.js'],
    loads: ['magic-link-vendors-app'],
    limit: '59.5 kB',
  },
  {
    name: 'all elements on one page, everything they can load in English',
    first: [
      'wedding-assistant.js',
      'vision-generator.js',
      'vendor-card-grid.js',
      'magic-link-vendors.js',
      'vendor-profile.js',
      'vendor-reviews.js',
      'vendor-inquiry.js',
    ],
    loads: chunks.map(nameOf).filter((name) => !READING.includes(name) && !OTHER_LANGUAGE.test(name)),
    limit: '247 kB',
  },
]

/** Returns the name of a chunk without the hash. */
function nameOf(file: string): string {
  return file.replace(/-[\w-]{8}\.mjs$/, '')
}

function fileOf(name: string): string {
  const found = chunks.find((file) => nameOf(file) === name)
  if (!found) throw new Error(`No chunk is named ${name}.`)
  return found
}

/** Returns the chunks with the given names, and all their static imports. */
function withImports(names: string[]): string[] {
  const found = new Set(names.map(fileOf))
  for (const file of found) for (const [, imported = ''] of read('chunks', file).matchAll(IMPORT)) found.add(imported)
  return [...found]
}

function read(...path: string[]): string {
  return readFileSync(join(built, ...path), 'utf8')
}

/** Lists the files that each loading stage of an element requests with a size limit, for `npm run size`. */
function writeStages(): void {
  rmSync(out, { recursive: true, force: true })
  const limits = stages.map(({ name, first, loads, limit }, index) => {
    const folder = join(out, String(index))
    mkdirSync(folder, { recursive: true })
    for (const file of first) writeFileSync(join(folder, file), read(file))
    for (const file of withImports(loads)) writeFileSync(join(folder, file), read('chunks', file))
    return { name, path: `${index}/*`, limit, gzip: true }
  })
  writeFileSync(join(out, '.size-limit.json'), JSON.stringify(limits, null, 2))
}

writeStages()
