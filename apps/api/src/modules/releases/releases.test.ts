import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createServer } from '../../http/create-server.ts'
import { DAY } from '../../platform/units.ts'
import { createFolderObjects } from '../../providers/files/folder-objects.ts'
import type { ObjectStore } from '../../providers/files/objects.ts'
import { selectObjectStore } from '../../providers/files/select-object-store.ts'
import { startS3Server } from '../../testing/s3/s3-server.ts'
import { testConfig } from '../../testing/test-config.ts'
import { registerEmbed } from '../embed/routes.ts'
import { registerSite } from '../site/site.ts'
import { releaseRules } from './rules.ts'
import { openReleases } from './service.ts'

let folder: string
const closers: (() => Promise<unknown>)[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vowkit-releases-'))
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
  rmSync(folder, { recursive: true })
})

const openFolder = async () => createFolderObjects(join(folder, 'data'))

async function openBucket(): Promise<ObjectStore> {
  const server = await startS3Server()
  closers.push(server.end)
  const { s3, dataDir } = testConfig(folder, server.env)
  const objects = await selectObjectStore({ s3, dataDir })
  closers.push(objects.close)
  return objects
}

let releaseNumber = 0

/** Writes the files of a release. Returns the settings that serve it. */
function build(files: Record<string, string>) {
  const root = join(folder, `release-${++releaseNumber}`)
  for (const [path, content] of Object.entries({ 'site/pages/patterns.json': '[]', ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
    if (path.endsWith('.js')) writeFileSync(join(root, `${path}.br`), brotliCompressSync(content))
  }
  return { EMBED_DIR: join(root, 'embed'), SITE_DIR: join(root, 'site'), DESK_DIR: join(root, 'desk') }
}

/** Writes the elements of a version, in which each file has this content. */
const buildElements = (version: string, content: string) =>
  build({
    'embed/loader.js': content,
    'embed/loader.js.map': '{}',
    [`embed/chunks/late-${content.padEnd(8, '0')}.mjs`]: content,
    'embed/manifest.json': JSON.stringify({ version, integrity: { 'loader.js': content } }),
  })

/** Starts the servers of a process with this release. */
async function start(objects: ObjectStore, release: ReturnType<typeof build>, env: Record<string, string> = {}) {
  const settings = {
    SITE_PORT: '0',
    SITE_URL: 'http://localhost',
    DESK_URL: 'http://desk.localhost',
    ...release,
    ...env,
  }
  const config = testConfig(folder, settings)
  const errors: string[] = []
  const log = pino({ level: 'error' }, { write: (line) => void errors.push(line) })
  let now = Date.now()
  const releases = await openReleases({ config, objects, log, clock: { now: () => new Date(now) } })
  await releases.start()
  const [api, site] = [createServer({ log, trustProxy: 0 }), createServer({ log, trustProxy: 0 })]
  registerEmbed(api, releases)
  await registerSite(site, config, releases)
  closers.push(
    releases.close,
    () => api.close(),
    () => site.close(),
  )
  const textOf = async (answer: Promise<{ statusCode: number; body: string }>) => {
    const { statusCode, body } = await answer
    return statusCode === 200 ? body : statusCode
  }
  return {
    api,
    site,
    releases,
    errors,
    element: (url: string) => textOf(api.inject({ url: `/embed/${url}` })),
    asset: (path: string, host = 'localhost') => textOf(site.inject({ url: `/assets/${path}`, headers: { host } })),
    advance: (ms: number) => {
      now += ms
    },
  }
}

describe.each([
  ['a folder', openFolder],
  ['a bucket', openBucket],
])('the script-tag files of several releases in %s', (_, open) => {
  it('include each version at its own URL, in every process', async () => {
    const objects = await open()
    const old = await start(objects, buildElements('1.0.0', 'one'))
    const fresh = await start(objects, buildElements('1.1.0', 'two'))
    for (const { element } of [old, fresh]) {
      expect([await element('v1.0.0/loader.js'), await element('v1.1.0/loader.js')]).toEqual(['one', 'two'])
      expect(await element('v1.2.0/loader.js')).toBe(404)
    }
    expect([await old.element('v1/loader.js'), await fresh.element('v1/loader.js')]).toEqual(['one', 'two'])
  })

  it('include the chunks of the release before and after it, in every process', async () => {
    const objects = await open()
    const old = await start(objects, buildElements('1.0.0', 'one'))
    const fresh = await start(objects, buildElements('1.1.0', 'two'))
    for (const { element } of [old, fresh]) {
      expect(await element('v1/chunks/late-one00000.mjs')).toBe('one')
      expect(await element('v1/chunks/late-two00000.mjs')).toBe('two')
      expect(await element('v1/chunks/late-none0000.mjs')).toBe(404)
    }
  })

  it('include the assets of the release before and after it, each on its host, in every process', async () => {
    const objects = await open()
    const old = await start(objects, build({ 'site/assets/a-11111111.js': 'one', 'desk/assets/d-11111111.js': 'desk' }))
    const fresh = await start(objects, build({ 'site/assets/a-22222222.js': 'two' }))
    for (const { asset } of [old, fresh]) {
      expect([await asset('a-11111111.js'), await asset('a-22222222.js')]).toEqual(['one', 'two'])
      expect(await asset('d-11111111.js', 'desk.localhost')).toBe('desk')
      expect(await asset('d-11111111.js')).toBe(404)
      expect(await asset('a-11111111.js', 'desk.localhost')).toBe(404)
      expect(await asset('a-33333333.js')).toBe(404)
    }
  })
})

it('a file of a release is sent without an error in the log', async () => {
  const objects = await openFolder()
  const { api, asset, element, errors } = await start(
    objects,
    build({
      'embed/loader.js': 'one',
      'embed/manifest.json': '{"version":"1.0.0","integrity":{}}',
      'site/assets/a-11111111.js': 'one',
    }),
  )
  expect([await element('v1/loader.js'), await asset('a-11111111.js')]).toEqual(['one', 'one'])
  const { headers } = await api.inject({ url: '/embed/v1/loader.js' })
  const again = await api.inject({ url: '/embed/v1/loader.js', headers: { 'if-none-match': String(headers.etag) } })
  expect(again.statusCode).toBe(304)
  expect(errors).toEqual([])
})

it('a stored file is sent compressed, with its type, immutable caching and an ETag that all processes share', async () => {
  const objects = await openFolder()
  const old = await start(objects, buildElements('1.0.0', 'one'))
  const fresh = await start(objects, buildElements('1.1.0', 'two'))
  const headers = { 'accept-encoding': 'gzip, br' }
  const ask = (api: typeof fresh.api, given = {}) =>
    api.inject({ url: '/embed/v1.0.0/loader.js', headers: { ...headers, ...given } })
  const answer = await ask(fresh.api)
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('one')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    sourcemap: 'loader.js.map',
    vary: 'Accept-Encoding',
  })
  const etag = String(answer.headers.etag)
  expect((await ask(old.api)).headers.etag).toBe(etag)
  expect(await ask(old.api, { 'if-none-match': etag })).toMatchObject({ statusCode: 304, body: '' })
  const plain = await fresh.api.inject('/embed/v1.0.0/loader.js')
  expect([plain.body, plain.headers['content-encoding']]).toEqual(['one', undefined])
  expect((await fresh.api.inject('/embed/v1.0.0/manifest.json')).headers.sourcemap).toBeUndefined()
})

it('the first build of a version stays at its URL, so that the hashes of pages that pin it stay right', async () => {
  const objects = await openFolder()
  await start(objects, buildElements('1.0.0', 'one'))
  const rebuilt = await start(objects, buildElements('1.0.0', 'two'))
  expect([await rebuilt.element('v1.0.0/loader.js'), await rebuilt.element('v1/loader.js')]).toEqual(['one', 'two'])
  const again = await start(objects, buildElements('1.1.0', 'three'))
  expect(await again.element('v1.0.0/loader.js')).toBe('one')
})

it('a new build of the same version replaces the earlier one in a demo', async () => {
  const objects = await openFolder()
  await start(objects, buildElements('1.0.0', 'one'), { DEMO: '1' })
  await start(objects, buildElements('1.0.0', 'two'), { DEMO: '1' })
  const next = await start(objects, buildElements('1.1.0', 'three'), { DEMO: '1' })
  expect(await next.element('v1.0.0/loader.js')).toBe('two')
})

it('assets expire after the last process of their release, and versions of the elements never do', async () => {
  const objects = await openFolder()
  await start(objects, buildElements('1.0.0', 'one'))
  await start(objects, build({ 'site/assets/a-11111111.js': 'one' }))
  const fresh = await start(objects, {
    ...buildElements('1.1.0', 'two'),
    SITE_DIR: build({ 'site/assets/a-22222222.js': 'two' }).SITE_DIR,
  })
  fresh.advance(releaseRules.releaseFileLifeMs - DAY)
  await fresh.releases.sweep()
  expect(await fresh.asset('a-11111111.js')).toBe('one')
  fresh.advance(2 * DAY)
  // The objects have the times of the file system, which does not follow the clock of the test.
  await fresh.releases.sweep()
  const next = await start(objects, build({}))
  expect([await next.asset('a-11111111.js'), await next.element('v1/chunks/late-one00000.mjs')]).toEqual([404, 404])
  expect(await next.element('v1.0.0/loader.js')).toBe('one')
})

it('a process starts and serves its own release while the bucket is away', async () => {
  const server = await startS3Server()
  closers.push(server.end)
  const { s3, dataDir } = testConfig(folder, server.env)
  const objects = await selectObjectStore({ s3, dataDir })
  closers.push(objects.close)
  await server.stop()
  const { element, api } = await start(objects, buildElements('1.0.0', 'one'))
  expect([await element('v1/loader.js'), await element('v1.0.0/loader.js')]).toEqual(['one', 'one'])
  const other = await api.inject('/embed/v1.0.1/loader.js')
  expect([other.statusCode, other.headers['retry-after']]).toEqual([503, '5'])
})

it.each(['v1/../../secret.js', 'v1/..%2fsite%2findex.html', 'v1/', 'vlatest/loader.js', 'v1.0.0/%00', 'v../loader.js'])(
  'the URL /embed/%s leads to no file',
  async (url) => {
    const { element } = await start(await openFolder(), buildElements('1.0.0', 'one'))
    expect(await element(url)).toBe(404)
  },
)

it('a process without built elements starts, and a malformed version is refused', async () => {
  const { element } = await start(await openFolder(), build({}))
  expect(await element('v1/loader.js')).toBe(404)
  await expect(start(await openFolder(), buildElements('../../etc', 'one'))).rejects.toThrow()
})
