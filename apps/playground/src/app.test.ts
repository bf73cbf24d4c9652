import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from './app.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await createApp({ apiUrl: 'http://localhost:9001', siteUrl: 'http://localhost:9002' })
})
afterAll(() => app.close())

function get(url: string, host = 'localhost:5174') {
  return app.inject({ url, headers: { host } })
}

describe('the playground', () => {
  it('reports that it is healthy', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
  })

  it('lists its pages, and each page responds with success', async () => {
    const index = await get('/')
    expect(index.statusCode).toBe(200)
    const links = [...index.body.matchAll(/href="(\/[a-z-]+)"/g)].map(([, path]) => path ?? '')
    expect(links).toContain('/vision-generator')
    for (const link of links) expect((await get(link)).statusCode).toBe(200)
  })

  it('inserts the URL of this deployment’s backend into its pages', async () => {
    const page = await get('/vision-generator')
    expect(page.body).toContain('http://localhost:9001/embed/v1/vision-generator.js')
    expect(page.body).not.toContain('{{')
  })

  it.each([
    ...['vision-generator', 'wedding-assistant', 'magic-link-vendors'],
    ...['vendor-card-grid', 'vendor-profile', 'vendor-reviews', 'vendor-inquiry'],
  ])('has a bench for %s with the element’s script, its controls and the element', async (tag) => {
    const { body } = await get(`/${tag}`)
    expect(body).toContain(`http://localhost:9001/embed/v1/${tag}.js`)
    expect(body).toContain(`data-element="${tag}"`)
    expect(body).toMatch(/<form id="knobs"[\s\S]*name="api-host"/)
  })

  it.each([
    ['module', '<script type="module" src="http://localhost:9001/embed/v1/vision-generator.mjs">'],
    ['loader', '<script src="http://localhost:9001/embed/v1/loader.js" async>'],
    ['pigeon', '<script src="http://localhost:9001/embed/v1/vision-generator.js" async>'],
  ])('loads an element with the delivery %s', async (delivery, script) => {
    const { body } = await get(`/vision-generator?delivery=${delivery}`)
    expect(body.match(/<script[^>]*localhost:9001\/embed[^>]*>/g)).toEqual([script])
  })

  it('pins an element to the version that the backend serves, with the hash of the file', async () => {
    const backend = Fastify()
    const release = { version: '1.2.3', integrity: { 'vendor-card-grid.js': 'sha384-abc' } }
    backend.get('/embed/v1/manifest.json', () => release)
    const apiUrl = await backend.listen({ port: 0, host: '127.0.0.1' })
    const pinning = await createApp({ apiUrl, siteUrl: 'http://localhost:9002' })
    const { body } = await pinning.inject({ url: '/vendor-card-grid?delivery=pinned', headers: { host: 'localhost' } })
    await Promise.all([pinning.close(), backend.close()])
    expect(body).toContain(
      `<script src="${apiUrl}/embed/v1.2.3/vendor-card-grid.js" integrity="sha384-abc" crossorigin="anonymous" async>`,
    )
  })

  it('serves a bench with the strict policy on request, and allows the bench’s own scripts', async () => {
    const { headers } = await get('/vision-generator?fault=slow&fault=strict')
    expect(headers['content-security-policy']).toContain("script-src http://localhost:9001 'self';")
    expect((await get('/vision-generator?fault=slow')).headers['content-security-policy']).toBeUndefined()
  })

  it('offers English and each language that @vowkit/react exports, in their own words', async () => {
    const { headers, body } = await get('/languages.js')
    expect(headers['content-type']).toContain('text/javascript')
    expect(body).toMatch(/^export const LANGUAGES = \{"en":"English",.*"es":"Español"/)
  })

  it('serves no partner pages on its own host', async () => {
    expect((await get('/strict')).statusCode).toBe(404)
  })

  it('serves only its pages and assets', async () => {
    for (const path of ['/server.ts', '/package.json', '/assets/../package.json', '/assets/%2e%2e/package.json'])
      expect((await get(path)).statusCode).toBeGreaterThanOrEqual(400)
  })
})

describe('the partner’s host', () => {
  const partner = 'partner.localhost:5174'

  it.each(['/', '/strict', '/hostile', '/loader'])('serves %s with one script and one element', async (path) => {
    const { statusCode, body } = await get(path, partner)
    expect(statusCode).toBe(200)
    expect(body.match(/<script[^>]*localhost:9001\/embed/g)).toHaveLength(1)
    expect(body.match(/<vision-generator/g)).toHaveLength(1)
  })

  it('serves a planner’s page that recommends vendors, with one script for both elements', async () => {
    const { statusCode, body } = await get('/planner', partner)
    expect(statusCode).toBe(200)
    expect(body.match(/<script[^>]*localhost:9001\/embed[^>]*>/g)).toEqual([
      '<script src="http://localhost:9001/embed/v1/loader.js" async>',
    ])
    expect(body).toMatch(/<vendor-card-grid vendor-ids="[\d,]+"[^>]*>\s*<a href="mailto:/)
    expect(body).toMatch(/<magic-link-vendors code="demo-paged"[^>]*>\s*<a href="mailto:/)
  })

  it('serves a venue’s Spanish page with caterers and an assistant, each loaded as a module', async () => {
    const { statusCode, body } = await get('/finca', partner)
    expect(statusCode).toBe(200)
    expect(body).toContain('<html lang="es"')
    expect(body.match(/<script[^>]*localhost:9001\/embed[^>]*>/g)).toEqual([
      '<script type="module" src="http://localhost:9001/embed/v1/vendor-card-grid.mjs">',
      '<script type="module" src="http://localhost:9001/embed/v1/wedding-assistant.mjs">',
    ])
    expect(body).toMatch(/<vendor-card-grid category="5"[^>]* theme="host"[^>]*>\s*<a href="mailto:/)
    expect(body).toMatch(/<wedding-assistant position="inline"[^>]* theme="host"[^>]*>\s*<a href="mailto:/)
  })

  it('serves a wedding hall’s Arabic page, which has the text direction rtl, with three elements', async () => {
    const { statusCode, body } = await get('/yasmin', partner)
    expect(statusCode).toBe(200)
    expect(body).toContain('<html lang="ar" dir="rtl">')
    expect(body.match(/<(vision-generator|vendor-card-grid|wedding-assistant)[ >]/g)).toHaveLength(3)
  })

  it('serves three businesses whose pages link to each other', async () => {
    expect((await get('/', partner)).body).toContain('<a href="/planner">')
    expect((await get('/planner', partner)).body).toContain('<a href="/finca">')
    expect((await get('/finca', partner)).body).toContain('<a href="/">')
  })

  it('serves a strict page with a policy that allows only what the element needs', async () => {
    const { headers } = await get('/strict', partner)
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src http://localhost:9001; style-src 'self'; img-src http://localhost:9001 data: blob:; connect-src http://localhost:9001; require-trusted-types-for 'script'; trusted-types 'none'",
    )
    expect((await get('/', partner)).headers['content-security-policy']).toBeUndefined()
  })
})

describe('the host of the documentation', () => {
  const docs = (url: string) => get(url, 'docs.localhost:5174')

  it('serves no page of the playground', async () => {
    expect((await docs('/healthz/nowhere')).statusCode).toBe(404)
    expect((await docs('/vision-generator')).body).not.toContain('data-element="vision-generator"')
  })
})
