import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SiteConfig } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCoupleCalls } from './testing/couples.ts'
import { startApi, type TestApi } from './testing/start-api.ts'
import { addVendors, makeVendor } from './testing/vendors.ts'

/** The names of the demo, which no other deployment may show. */
const FOREIGN = /vowkit(?!-|_)|northern california|© ?20(?!26)/i

const dir = mkdtempSync(join(tmpdir(), 'vowkit-brand-'))
let api: TestApi
let site: string
beforeAll(async () => {
  mkdirSync(join(dir, 'pages/es'), { recursive: true })
  const page = '<!doctype html><title>Home · {{brand}}</title><p>{{Region}}’s vendors in {{region}}</p>{{copyright}}'
  writeFileSync(join(dir, 'index.html'), page)
  writeFileSync(join(dir, 'pages/es/unknown.html'), page)
  api = await startApi({
    SITE_PORT: '0',
    SITE_DIR: dir,
    BRAND_NAME: 'Ja & Ja',
    BRAND_WORDMARK: 'ja & ja',
    BRAND_COPYRIGHT: '© 2026 Ja & Ja',
    BRAND_REGION: 'Berlin',
    BRAND_LOGO_URL: 'https://ja.example/logo.png',
  })
  site = `http://127.0.0.1:${api.service.sitePort}`
})
afterAll(async () => {
  await api.stop()
  rmSync(dir, { recursive: true })
})

it('the pages of the site have the names of the deployment, escaped and in each language', async () => {
  const response = await fetch(site, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.get('content-encoding')).toBe('br')
  const html = await response.text()
  expect(html).toContain('<title>Home · Ja &amp; Ja</title><p>Berlin’s vendors in Berlin</p>© 2026 Ja &amp; Ja')
  const spanish = await (await fetch(site, { headers: { cookie: 'vowkit_language=es' } })).text()
  expect(spanish).toBe(html)
  const etag = response.headers.get('etag') ?? ''
  expect((await fetch(site, { headers: { 'if-none-match': etag } })).status).toBe(304)
})

it('the configuration of the site contains the names of the deployment', async () => {
  const config = SiteConfig.parse(await (await fetch(`${site}/config.json`)).json())
  expect(config.brand).toEqual({
    name: 'Ja & Ja',
    wordmark: 'ja & ja',
    copyright: '© 2026 Ja & Ja',
    region: { en: 'Berlin', es: 'Berlin' },
  })
})

it('the pages that the backend renders, the emails and the documentation have no names of the demo', async () => {
  const [id = 0] = await addVendors(api, [makeVendor(1, { business_name: 'Wild Rose', business_location: 'Potsdam' })])
  const { body } = await api.get(`/vendor/detail/get/${id}/`)
  await createCoupleCalls(api).join('ja@example.com')
  const [mail] = await api.service.services.mailbox.list('ja@example.com')
  const pages = await Promise.all(
    [`${site}/vendors/${String(body.slug)}`, `${site}/v/unknown`, `${api.url}/openapi.json`].map(async (url) =>
      (await fetch(url, { headers: { accept: 'text/html' } })).text(),
    ),
  )
  expect(pages[0]).toContain('Ja &amp; Ja')
  expect(pages[2]).toContain('Ja & Ja API')
  expect(mail?.html).toContain('https://ja.example/logo.png')
  for (const text of [...pages.slice(0, 2), mail?.text, mail?.html]) expect(text).not.toMatch(FOREIGN)
})

it.each([
  ['Which areas do you cover?', '**Berlin**'],
  ['¿Qué zonas cubren?', '**Berlin**'],
  ['Welche Gegenden deckt ihr ab?', '**Berlin**'],
  ['Hello', 'in Berlin'],
])('the assistant answers “%s” with the region of the deployment', async (message, expected) => {
  const { body } = await api.post('/support/send/', { json: { message, history: [] } })
  expect(JSON.stringify(body)).toContain(expected)
  expect(JSON.stringify(body)).not.toMatch(FOREIGN)
})
