import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { copyForeign } from './copy-foreign.ts'

/** Builds two entries that import one module, which is in the file of the first of them. */
async function built(shared: string) {
  const folder = await mkdtemp(join(tmpdir(), 'vowkit-foreign-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const entry = { own: join(folder, 'own.js'), other: join(folder, 'other.js') }
  await mkdir(join(folder, 'messages'))
  await writeFile(join(folder, shared), `export const words = () => 'Hello'`)
  for (const file of Object.values(entry))
    await writeFile(file, `import { words } from './${shared}'; console.log(words)`)
  const isForeign = (id: string, importer: string) => id.includes(shared) && importer.includes('other')
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [copyForeign({ shared: new Set(), own: new Map(), isForeign })],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  })
  return [result].flat().flatMap((each) => ('output' in each ? each.output : []))
}

it('gives words to each file that has them', async () => {
  const files = await built('messages/words.js')
  expect(files.map((file) => file.type === 'chunk' && file.imports)).toEqual([[], []])
})

it('refuses to have twice what may keep something', async () => {
  await expect(built('store.js')).rejects.toThrow('in the file of another element')
})
