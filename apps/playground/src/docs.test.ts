import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { registerDocs } from './docs.ts'

let folder: string
let app: FastifyInstance

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vowkit-docs-'))
  app = Fastify()
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Registers the documentation with these built files. */
async function build(files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  await registerDocs(app, pathToFileURL(`${folder}/`), 'http://localhost:8787')
}

const get = (url: string, host = 'docs.localhost:5174') => app.inject({ url, headers: { host } })

const SITE = {
  'index.html': '<a href="/guides/events/">Events</a>',
  '404.html': 'Page not found',
  'guides/events/index.html': '<script src="__API_URL__/embed/v1/x.js"></script>',
  'llms.txt': 'https://docs.example.com/llms-full.txt',
  '_astro/page.css': 'body {}',
}

describe('the built documentation', () => {
  it('contains the URL of this deployment’s backend, and its own URL', async () => {
    await build(SITE)
    expect((await get('/guides/events/')).body).toContain('src="http://localhost:8787/embed/v1/x.js"')
    expect((await get('/llms.txt')).body).toBe('http://docs.localhost:5174/llms-full.txt')
    expect((await get('/_astro/page.css')).headers['content-type']).toContain('text/css')
  })

  it('redirects a path without its last slash', async () => {
    await build(SITE)
    expect((await get('/guides/events')).headers.location).toBe('/guides/events/')
  })

  it.each(['/nowhere', '/nowhere/', '/guides/nowhere'])('answers %s with its own page and status 404', async (path) => {
    await build(SITE)
    const answer = await get(path)
    expect([answer.statusCode, answer.body]).toEqual([404, 'Page not found'])
  })

  it('is served on no other host, and on no host name with other characters', async () => {
    await build(SITE)
    for (const host of ['localhost:5174', 'docs.localhost"><script>'])
      expect((await get('/guides/events/', host)).statusCode).toBe(404)
  })

  it('says how to build it if it is not built', async () => {
    await registerDocs(app, pathToFileURL(join(folder, 'missing/')), 'http://localhost:8787')
    expect((await get('/')).body).toBe('Run npm run build first.')
  })
})
