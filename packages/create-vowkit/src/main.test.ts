import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { main, type Surroundings } from './main.ts'
import { TEMPLATES, templateNames } from './templates.ts'

let cwd: string
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'create-vowkit-'))
})
afterEach(() => rmSync(cwd, { recursive: true }))

async function run(args: string[], surroundings: Partial<Surroundings> = {}) {
  const printed: string[] = []
  const print = (text: string) => printed.push(text)
  const streams = { input: new PassThrough(), output: new PassThrough() }
  const code = await main(args, { cwd, print, printError: print, ...streams, ...surroundings })
  return { code, text: printed.join('\n') }
}

const read = (path: string) => readFileSync(join(cwd, path), 'utf8')

describe.each(templateNames)('the template %s', (template) => {
  it('creates a page without placeholders, and a README with the name of the folder', async () => {
    const { code } = await run(['our-day', '--template', template])
    expect(code).toBe(0)
    expect(read('our-day/README.md')).toContain('# our-day\n')
    const paths = readdirSync(join(cwd, 'our-day'), { recursive: true, withFileTypes: true })
    for (const { parentPath, name } of paths.filter((entry) => entry.isFile()))
      expect(readFileSync(join(parentPath, name), 'utf8'), name).not.toMatch(/\{\{\w+\}\}/)
  })

  it('contains the style sheet, the image, and the files that Git ignores', async () => {
    await run(['our-day', '--template', template])
    const { styles, images } = TEMPLATES[template]
    expect(read(join('our-day', styles))).toContain('--accent:')
    expect(readdirSync(join(cwd, 'our-day', images))).toContain('bouquet.webp')
    expect(read('our-day/.gitignore')).toContain('node_modules/')
  })

  it('uses the given backend', async () => {
    await run(['our-day', '--template', template, '--backend', 'https://api.example.com/'])
    const file = template === 'html' ? 'index.html' : '.env'
    expect(read(`our-day/${file}`)).toContain('https://api.example.com')
    expect(read(`our-day/${file}`)).not.toMatch(/localhost|example\.com\/\s/)
  })

  it('uses the demo backend by default', async () => {
    await run(['our-day', '--template', template])
    expect(read(`our-day/${template === 'html' ? 'index.html' : '.env'}`)).toContain('http://localhost:8787')
  })
})

it.each(['vite-react', 'next', 'astro'])(
  'the manifest of %s has the name and the version of the command',
  async (name) => {
    await run(['Our Day!', '--template', name])
    const { name: project, dependencies } = JSON.parse(read('Our Day!/package.json'))
    expect(project).toBe('our-day')
    const ours = Object.entries(dependencies).filter(([dependency]) => dependency.startsWith('@vowkit/'))
    expect(ours.length).toBeGreaterThan(0)
    for (const [dependency, version] of ours) expect(version, dependency).toBe(manifest.version)
  },
)

it('the command prints what to do next, with the package manager that runs it', async () => {
  const { text } = await run(['our day', '--template', 'astro'], { userAgent: 'pnpm/12.21.0 npm/? node/v24.0.0' })
  expect(text).toContain('cd "our day"\n  pnpm install\n  pnpm run dev')
  expect(text).toContain('run `npm start` in the folder of Vowkit')
})

it('the command creates the page in the current folder if this is empty except for a Git repository', async () => {
  mkdirSync(join(cwd, '.git'))
  const { code, text } = await run(['.', '--template', 'html'])
  expect(code).toBe(0)
  expect(text).not.toContain('cd ')
  expect(readdirSync(cwd)).toContain('index.html')
})

it('the command changes nothing in a folder that is not empty', async () => {
  mkdirSync(join(cwd, 'full'))
  writeFileSync(join(cwd, 'full/index.html'), 'mine')
  const { code, text } = await run(['full', '--template', 'html'])
  expect(text).toBe('The folder full is not empty. Choose a different folder.')
  expect(code).toBe(1)
  expect(readdirSync(join(cwd, 'full'))).toEqual(['index.html'])
  expect(read('full/index.html')).toBe('mine')
})

it.each([
  [[], 'Name a folder.'],
  [['our-day'], 'Choose a template: --template vite-react, next, astro, html.'],
  [['our-day', '--template', 'angular'], 'Unknown template `angular`.'],
  [['our', 'day', '--template', 'html'], 'Name one folder instead of 2. With npm, write `--` before the options.'],
  [['our-day', '--template', 'html', '--backend', 'api.example.com'], 'is no URL that starts with https://'],
  [['our-day', '--template', 'html', '--backend', 'https://me:secret@api.example.com'], 'must contain no user'],
  [['our-day', '--tmplate', 'html'], '--tmplate'],
])('the command %j exits with 1, a clear error and without a folder', async (args, sentence) => {
  const { code, text } = await run(args)
  expect(text).toContain(sentence)
  expect(text).not.toContain('secret')
  expect(code).toBe(1)
  expect(readdirSync(cwd)).toEqual([])
})

it('the command names a file that is in the place of the folder', async () => {
  writeFileSync(join(cwd, 'our-day'), '')
  const { code, text } = await run(['our-day', '--template', 'html'])
  expect(text).toContain('our-day is a file.')
  expect(code).toBe(1)
})

it('the command prints its usage with --help, and its version with --version', async () => {
  expect(await run(['--help'])).toMatchObject({ code: 0, text: expect.stringContaining('Usage: npm create vowkit') })
  expect(await run(['--version'])).toEqual({ code: 0, text: manifest.version })
})

describe('in a terminal', () => {
  function terminal() {
    const tty = () =>
      Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined, columns: 80, rows: 24 })
    const input = tty()
    const output = tty()
    let shown = ''
    output.on('data', (data) => {
      shown += data
    })
    /** Answers a question by keys when it is shown. */
    async function answer(question: string, keys: string) {
      await vi.waitFor(() => expect(shown).toContain(question))
      input.write(keys)
    }
    return { input, output, answer, shown: () => shown }
  }

  it('the command asks for the folder, the template and the backend', async () => {
    const { input, output, answer } = terminal()
    const running = run([], { input, output })
    await answer('In which folder?', 'our-day\r')
    await answer('Which template?', '\u001b[B\r')
    await answer('URL of your Vowkit backend?', 'https://api.example.com\r')
    expect((await running).code).toBe(0)
    expect(read('our-day/.env')).toBe('NEXT_PUBLIC_VOWKIT_API=https://api.example.com\n')
  })

  it('the command asks only for what the arguments do not say, and Enter chooses the default', async () => {
    const { input, output, answer, shown } = terminal()
    const running = run(['our-day'], { input, output })
    await answer('Which template?', '\r')
    await answer('URL of your Vowkit backend?', '\r')
    expect((await running).code).toBe(0)
    expect(shown()).not.toContain('In which folder?')
    expect(read('our-day/.env')).toBe('VITE_VOWKIT_API=http://localhost:8787\n')
  })

  it('the command creates nothing if the user cancels', async () => {
    const { input, output, answer } = terminal()
    const running = run([], { input, output })
    await answer('In which folder?', '\u0003')
    expect(await running).toEqual({ code: 1, text: 'Cancelled. Nothing was created.' })
    expect(readdirSync(cwd)).toEqual([])
  })
})
