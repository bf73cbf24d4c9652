import { execFile } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const PACKAGE = join(import.meta.dirname, '..')
const ROOT = join(PACKAGE, '../..')
/** Below the package, so that the snippets resolve React. */
const FOLDER = join(PACKAGE, '.snippets')

const PAGES = [
  'README.md',
  ...globSync('docs/*.md', { cwd: ROOT }),
  ...globSync('packages/{sdk-core,react,widgets}/README.md', { cwd: ROOT }),
]

/** What a snippet may use without a declaration: the client of an earlier snippet, and the variables of the page. */
const KNOWN: Readonly<Record<string, string>> = {
  client: "import('@vowkit/sdk-core').Client",
  analytics: '{ track(event: string, properties: object): void }',
  router: '{ push(path: string): void }',
  process: '{ env: Record<string, string | undefined> }',
}

/** A type check of all sources takes longer than other tests. */
const TIMEOUT_MS = 300_000

/** Style sheets have types in the published package only. The others are packages of the reader. */
const AMBIENT = "declare module '*.css'\ndeclare module 'standardwebhooks'\ndeclare module '@testing-library/react'\n"

interface Snippet {
  page: string
  line: number
  language: string
  code: string
}

function snippetsOf(page: string): Snippet[] {
  const text = readFileSync(join(ROOT, page), 'utf8')
  return [...text.matchAll(/^```(ts|tsx|js|jsx)\n(.*?)^```$/gms)].map(({ index, 1: language = '', 2: code = '' }) => ({
    page,
    line: text.slice(0, index).split('\n').length + 1,
    language,
    code,
  }))
}

/**
 * Writes a snippet as a separate module. Keeps the line numbers of the page. If the first line is a comment with a path,
 * other snippets can import the module by its file name.
 */
function write({ page, line, language, code }: Snippet): void {
  const known = Object.entries(KNOWN).filter(
    ([name]) => new RegExp(`\\b${name}\\b`).test(code) && !new RegExp(`const ${name}\\b`).test(code),
  )
  const declarations = known.map(([name, type]) => `declare const ${name}: ${type};`).join(' ')
  const file = `${page.replaceAll(/\W/g, '-')}-${line}.${language.replace('js', 'ts')}`
  writeFileSync(join(FOLDER, file), `${'\n'.repeat(line - 2)}${declarations} export {};\n${code}`)
  const [, name] = /^\/\/ \S*?([\w-]+)\.tsx?\n/.exec(code) ?? []
  if (name) writeFileSync(join(FOLDER, `${name}.ts`), `export * from './${file}'\n`)
}

/** Returns the source file of each entry of our packages, by the name of the entry. */
function sources(): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const folder of ['sdk-core', 'react']) {
    const { name, exports } = JSON.parse(readFileSync(join(ROOT, 'packages', folder, 'package.json'), 'utf8'))
    for (const [entry, { source }] of Object.entries<{ source: string }>(exports))
      if (!source.endsWith('.css')) found[name + entry.slice(1)] = [join(ROOT, 'packages', folder, source)]
  }
  return found
}

function typeCheck(): Promise<string> {
  const tsc = join(ROOT, 'node_modules/.bin/tsc')
  return new Promise((resolve) => {
    execFile(tsc, ['--noEmit', '--pretty', 'false', '-p', FOLDER], { cwd: FOLDER }, (_error, stdout) => resolve(stdout))
  })
}

it(
  'each TypeScript snippet of the documentation passes the type check',
  async () => {
    const snippets = PAGES.flatMap(snippetsOf).filter(({ language }) => language.startsWith('ts'))
    expect(snippets.length).toBeGreaterThan(12)
    rmSync(FOLDER, { recursive: true, force: true })
    mkdirSync(FOLDER)
    try {
      const lib = ['ES2023', 'DOM', 'DOM.Iterable']
      const compilerOptions = {
        lib,
        jsx: 'react-jsx',
        noUnusedLocals: false,
        noUnusedParameters: false,
        paths: sources(),
      }
      const config = { extends: '../../../tsconfig.base.json', compilerOptions, include: ['*.ts', '*.tsx'] }
      writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(config))
      writeFileSync(join(FOLDER, 'ambient.d.ts'), AMBIENT)
      for (const snippet of snippets) write(snippet)
      expect(await typeCheck()).toBe('')
    } finally {
      rmSync(FOLDER, { recursive: true, force: true })
    }
  },
  TIMEOUT_MS,
)
