import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const built = fileURLToPath(new URL('../apps/desk/dist', import.meta.url))
const assets = join(built, 'assets')
const out = fileURLToPath(new URL('./dist/desk', import.meta.url))

/** Matches the names of the files that the page of the desk loads. */
const LOADED = /(?:src|href)="\/assets\/([^"]+\.(?:js|css))"/g
/** Matches the names of the files that a script imports statically. */
const IMPORTED = /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g

/** Lists the scripts and styles of each screen of the built desk with a size limit, for `npm run size`. */
function writeScreens(): void {
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const files = readdirSync(assets)
  const screens = files.flatMap((file) => /^(\w+)-screen-.*\.js$/.exec(file)?.[1] ?? [])
  const start = withImports(namesIn(readFileSync(join(built, 'index.html'), 'utf8'), LOADED))
  const filesOf = (screen: string) =>
    withImports(files.filter((file) => file.startsWith(`${screen}-screen-`) && /\.(js|css)$/.test(file)))
  const first = new Set([...start, ...filesOf('inbox')])
  write('first', [...first])
  const limits = [{ name: 'the desk, first load: scripts and styles', path: 'first.txt', limit: '122 kB', gzip: true }]
  for (const screen of screens.filter((screen) => screen !== 'inbox')) {
    write(
      screen,
      filesOf(screen).filter((file) => !first.has(file)),
    )
    limits.push({
      name: `the desk: ${screen}, beyond the first load`,
      path: `${screen}.txt`,
      limit: '40 kB',
      gzip: true,
    })
  }
  writeFileSync(join(out, '.size-limit.json'), JSON.stringify(limits, null, 2))
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}

/** Returns these files and everything that they import statically. */
function withImports(files: readonly string[]): string[] {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    if (file.endsWith('.js')) namesIn(readFileSync(join(assets, file), 'utf8'), IMPORTED).forEach(visit)
  }
  files.forEach(visit)
  return [...found]
}

function write(name: string, files: readonly string[]): void {
  const texts = files.map((file) => readFileSync(join(assets, file), 'utf8'))
  writeFileSync(join(out, `${name}.txt`), texts.join('\n'))
}

writeScreens()
