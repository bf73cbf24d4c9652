import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { registerEmbed } from './routes.ts'
import { archiveVersion, listVersions, readVersion } from './version-archive.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vowkit-embed-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes a build of a version with one script of this content and one chunk. Returns its folder. */
function build(version: string, script: string): string {
  const built = join(folder, 'built')
  rmSync(built, { recursive: true, force: true })
  mkdirSync(join(built, 'chunks'), { recursive: true })
  writeFileSync(join(built, `chunks/late-${script.padEnd(8, '0')}.mjs`), script)
  writeFileSync(join(built, 'loader.js'), script)
  writeFileSync(join(built, 'manifest.json'), JSON.stringify({ version, integrity: { 'loader.js': script } }))
  return built
}

/** Requests paths from a deployment with these files. Returns the response texts. */
async function ask(embedDir: string, ...paths: string[]): Promise<string[]> {
  const app = Fastify()
  await registerEmbed(app, { embedDir, dataDir: folder })
  const answers = await Promise.all(paths.map((path) => app.inject({ url: path })))
  await app.close()
  return answers.map(({ statusCode, body }) => (statusCode === 200 ? body : String(statusCode)))
}

it('the API serves the files of a pinned version after an update', async () => {
  await ask(build('1.0.0', 'one'))
  const paths = ['/embed/v1/loader.js', '/embed/v1.0.0/loader.js', '/embed/v1.1.0/loader.js', '/embed/v1.2.0/loader.js']
  expect(await ask(build('1.1.0', 'two'), ...paths)).toEqual(['two', 'one', 'two', '404'])
})

it('the API serves the chunks of a page that was opened before an update, with immutable caching', async () => {
  await ask(build('1.0.0', 'one'))
  const chunks = ['/embed/v1/chunks/late-one00000.mjs', '/embed/v1/chunks/late-two00000.mjs']
  const embedDir = build('1.1.0', 'two')
  expect(await ask(embedDir, ...chunks, '/embed/v1/chunks/late-none0000.mjs')).toEqual(['one', 'two', '404'])

  writeFileSync(join(folder, 'embed/1.0.0/chunks/late-one00000.mjs.br'), 'compressed')
  const app = Fastify()
  await registerEmbed(app, { embedDir, dataDir: folder })
  const { body, headers } = await app.inject({ url: String(chunks[0]), headers: { 'accept-encoding': 'br' } })
  await app.close()
  expect([body, headers['cache-control']]).toEqual(['compressed', 'public, max-age=31536000, immutable'])
})

it('a response header names the source map, because the script does not name it', async () => {
  const built = build('1.0.0', 'one')
  writeFileSync(join(built, 'loader.js.map'), '{}')
  writeFileSync(join(built, 'loader.js.br'), 'compressed')
  const app = Fastify()
  await registerEmbed(app, { embedDir: built, dataDir: folder })
  const answers = ['/embed/v1/loader.js', '/embed/v1.0.0/loader.js', '/embed/v1/manifest.json'].map((url) =>
    app.inject({ url, headers: { 'accept-encoding': 'br' } }),
  )
  const maps = (await Promise.all(answers)).map(({ headers }) => headers.sourcemap)
  await app.close()
  expect(maps).toEqual(['loader.js.map', 'loader.js.map', undefined])
})

it('archiveVersion replaces a version that was rebuilt and leaves no partial copies', () => {
  const kept = join(folder, 'embed')
  archiveVersion(build('1.0.0', 'one'), '1.0.0', kept)
  archiveVersion(build('1.0.0', 'other'), '1.0.0', kept)
  expect(readFileSync(join(kept, '1.0.0/loader.js'), 'utf8')).toBe('other')
  expect(listVersions(kept)).toEqual(['1.0.0'])
})

it('readVersion returns null without a build, and throws for an invalid version', () => {
  expect(readVersion(join(folder, 'nowhere'))).toBeNull()
  expect(() => readVersion(build('../../etc', ''))).toThrow()
})
