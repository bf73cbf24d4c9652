import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { shortenNames } from './shorten-names.ts'

/** The code as it is built, with the names shortened. */
async function built(code: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vowkit-names-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const entry = join(folder, 'entry.js')
  await writeFile(entry, code)
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [shortenNames()],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  })
  const [file] = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  return file?.type === 'chunk' ? file.code : ''
}

it('gives a class and a private property one short name each, wherever they stand', async () => {
  const code = await built(
    'export const sheet = `.vk-card__name{--_ink:red;color:var(--_ink)}`; export const name = "vk-card__name"',
  )
  expect(code).toContain('.c0{--_1:red;color:var(--_1)}')
  expect(code).toContain('"c0"')
})

it('leaves what pages may style', async () => {
  const code = await built('export const sheet = ".vk-card{color:var(--vk-ink)}"')
  expect(code).toContain('".vk-card{color:var(--vk-ink)}"')
})

it('leaves arithmetic on names of the same look', async () => {
  const code = await built('export let _ink = 2; export const less = () => --_ink')
  expect(code).toContain('--_ink')
})
