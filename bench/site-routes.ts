import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const assets = fileURLToPath(new URL('../apps/site/dist/assets', import.meta.url))
const out = fileURLToPath(new URL('./dist/site', import.meta.url))

/** The code that every page begins with, by the names of its chunks; `main` only starts the site. */
const START = ['entry', 'main', 'start']
/** What the front page adds to it. */
const FRONT = ['landing-page']

/** What a screen of the site brings besides the code that every page begins with. */
const ROUTES: Record<string, string[]> = {
  login: ['login-layout', 'login-page'],
  'forgot-password': ['login-layout', 'forgot-password-page'],
  'reset-password': ['login-layout', 'reset-password-page'],
  'confirm-email': ['login-layout', 'confirm-email-page'],
  'sign-up': ['onboarding-layout', 'sign-up-page'],
  'basic-info': ['onboarding-layout', 'basic-info-page'],
  preferences: ['onboarding-layout', 'preferences-page'],
  dashboard: ['dashboard-layout', 'board-page'],
  settings: ['dashboard-layout', 'settings-page'],
  search: ['dashboard-layout', 'search-page'],
  'vendor-lists': ['dashboard-layout', 'vendor-list-page'],
  'vendor-detail': ['dashboard-layout', 'vendor-detail-page'],
  'vendor-scan': ['dashboard-layout', 'vendor-scan-page'],
  messages: ['dashboard-layout', 'messages-page'],
  'manage-vendor': ['dashboard-layout', 'manage-vendor-page'],
  'payment-setup': ['dashboard-layout', 'payment-setup-page'],
  'magic-link': ['vendor-layout', 'magic-link-page'],
  'vendor-connect': ['vendor-connect-page'],
  'vision-new': ['vision-layout', 'vision-new-page'],
  'vision-list': ['vision-layout', 'vision-list-page'],
  'vision-detail': ['vision-layout', 'vision-detail-page'],
}
/** Comes with the first call of any of them. */
const CALLS = 'create-http'

const files = readdirSync(assets).filter((file) => file.endsWith('.js'))

function fileOf(chunk: string): string {
  const found = files.filter((file) => file.startsWith(`${chunk}-`) && file.length === chunk.length + 12)
  // A chunk that only passes another one on has the same name.
  const [file] = found.sort((a, b) => readFileSync(join(assets, b)).length - readFileSync(join(assets, a)).length)
  if (!file) throw new Error(`No chunk is named ${chunk}.`)
  return file
}

/** A file with all that it imports at once. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const code = readFileSync(join(assets, file), 'utf8')
  for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    withImports(imported, seen)
  return seen
}

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
const start = filesOf(START)
write('front-page', filesOf([...START, ...FRONT]))
for (const [route, chunks] of Object.entries(ROUTES))
  write(
    route,
    filesOf([CALLS, ...chunks]).filter((file) => !start.includes(file)),
  )

function filesOf(chunks: string[]): string[] {
  return [...new Set(chunks.flatMap((chunk) => [...withImports(fileOf(chunk))]))]
}

function write(name: string, brought: string[]) {
  const code = brought.map((file) => readFileSync(join(assets, file), 'utf8'))
  writeFileSync(join(out, `${name}.js`), code.join('\n'))
}
