import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { calls, IDEMPOTENCY_HEADER, SiteConfig } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from './config/config.ts'
import { createCoupleCalls } from './testing/couples.ts'
import { openLink } from './testing/documents.ts'
import { pay } from './testing/invoices.ts'
import { makeLead } from './testing/leads.ts'
import { mailTo } from './testing/mailbox.ts'
import { press } from './testing/packs.ts'
import { printedText } from './testing/printed-text.ts'
import { startApi, type TestApi, until } from './testing/start-api.ts'
import { addVendors, makeVendor } from './testing/vendors.ts'

/** The names, the currency and the color of the demo, which no other deployment may show. */
const FOREIGN = /vowkit(?!-|_)|northern california|oakland|napa|© ?20(?!26)|\$\d|\busd\b|dollar|6e1b47/i

const VENDOR = makeVendor(1, {
  ...{ business_name: 'Wild Rose', business_location: 'Potsdam' },
  packages: [{ name: 'Wiese', description: 'Ein Tisch', original_price: '1200.00', discounted_price: '990.00' }],
})

const dir = mkdtempSync(join(tmpdir(), 'vowkit-brand-'))
let api: TestApi
let site: string
const target = () => ({ host: '127.0.0.1', port: api.service.sitePort })
beforeAll(async () => {
  mkdirSync(join(dir, 'pages/es'), { recursive: true })
  const page =
    '<!doctype html><head><title>Home · {{brand}}</title></head><b class="wordmark">{{wordmark}}</b><p>{{Region}}’s vendors in {{region}}</p>{{copyright}}'
  mkdirSync(join(dir, 'desk'))
  writeFileSync(join(dir, 'index.html'), page)
  writeFileSync(join(dir, 'desk/index.html'), '<!doctype html><head><title>Desk</title></head>')
  writeFileSync(join(dir, 'icon.svg'), '<svg><rect fill="#6E1B47"/></svg>')
  writeFileSync(join(dir, 'pages/es/unknown.html'), page)
  api = await startApi({
    SITE_PORT: '0',
    SITE_URL: 'http://localhost:5173',
    SITE_DIR: dir,
    BRAND_NAME: 'Ja & Ja',
    BRAND_WORDMARK: 'ja & ja',
    BRAND_COPYRIGHT: '© 2026 Ja & Ja',
    BRAND_REGION: 'Berlin',
    BRAND_LOGO_URL: 'https://ja.example/logo.png',
    BRAND_ACCENT: '#1f5c4a',
    CURRENCY: 'EUR',
    TIME_ZONE: 'Europe/Berlin',
    PAYMENT_SANDBOX: '1',
    MONTHLY_PLAN_URL: 'https://ja.example/plan',
    DESK_URL: 'http://desk.ja.example',
    DESK_DIR: join(dir, 'desk'),
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
  expect(html).toContain('<title>Home · Ja &amp; Ja</title><link rel="stylesheet" href="/brand.css"></head>')
  expect(html).toContain('<img class="wordmark__logo" src="https://ja.example/logo.png" alt="ja &amp; ja"></b>')
  expect(html).toContain('<p>Berlin’s vendors in Berlin</p>© 2026 Ja &amp; Ja')
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
    logoUrl: 'https://ja.example/logo.png',
  })
  expect(config).toMatchObject({ currency: 'EUR', timeZone: 'Europe/Berlin' })
  expect((await api.get('/config/')).body).toMatchObject({ currency: 'EUR', monthly_plan_price: '29.99' })
})

it('the site and the desk load the accent of the deployment, and the icon has it', async () => {
  const styles = await fetch(`${site}/brand.css`)
  expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(await styles.text()).toContain('--vk-primary: #1f5c4a;')
  expect(await (await fetch(`${site}/icon.svg`)).text()).toBe('<svg><rect fill="#1f5c4a"/></svg>')
  const headers = { host: 'desk.ja.example', accept: 'text/html' }
  const [answer] = await once(get({ ...target(), path: '/leads', headers }), 'response')
  expect(await text(answer)).toContain('<link rel="stylesheet" href="/brand.css">')
})

it('the pages that the backend renders, the emails and the documentation have no names of the demo', async () => {
  const [id = 0] = await addVendors(api, [VENDOR])
  await createCoupleCalls(api).join('ja@example.com')
  const mail = await until(async () => {
    const [sent] = await api.service.services.mailbox.list('ja@example.com')
    expect(sent).toBeDefined()
    return sent
  })
  const pages = await Promise.all(
    [`${site}/vendors/${id}`, `${site}/v/unknown`, `${api.url}/openapi.json`].map(async (url) =>
      (await fetch(url, { headers: { accept: 'text/html' } })).text(),
    ),
  )
  expect(pages[0]).toContain('Ja &amp; Ja')
  expect(pages[2]).toContain('Ja & Ja API')
  expect(mail?.html).toContain('https://ja.example/logo.png')
  expect(pages[0]).toContain('<b>€990</b>')
  for (const part of [...pages.slice(0, 2), mail?.text, mail?.html]) expect(part).not.toMatch(FOREIGN)
})

it('an order, its payment, its receipt and its emails have the currency of the deployment', async () => {
  const lead = await makeLead(api)
  const order = { name: 'Blumen', lines: [{ description: 'Strauß', quantity: 1, unit_price: '1250.00' }] }
  const headers = { [IDEMPOTENCY_HEADER]: randomUUID() }
  const json = { ...order, due_date: '2999-05-01' }
  const sent = await api.post(`/desk/leads/${lead.leadId}/invoices/`, { token: lead.vendor, json, headers })
  const [{ id } = { id: 0 }] = calls.createDeskInvoice.response.parse(sent.body)
  const { body } = await pay(api, lead, { invoice: Number(id) })
  expect(body).toHaveProperty('url')
  const checkout = await (await openLink(api, String(body.url))).text()
  expect(checkout).toContain('Pay €1,250.00')
  await press(api, String(body.url), 'approve')
  const [invoice] = (await lead.read()).invoices
  const receipt = await openLink(api, invoice?.receipt ?? '')
  const printed = (await printedText(Buffer.from(await receipt.arrayBuffer()))).join('\n')
  expect(printed).toContain('€1,250.00')
  expect(printed).toContain('All amounts are in euros.')
  const bill = await mailTo(api, 'buyer1@example.com', ({ subject }) => subject === 'You have an invoice')
  expect(bill.text).toContain('Amount: €1,250.00')
  for (const part of [checkout, printed, bill.text, bill.html]) expect(part).not.toMatch(FOREIGN)
})

it.each([
  [{ BRAND_ACCENT: '#ffd166' }, 'BRAND_ACCENT #ffd166 is not readable on the pages: its contrast is 1.2 : 1'],
  [{ BRAND_ACCENT: 'green' }, 'BRAND_ACCENT must be a color such as #6e1b47, not "green".'],
])('a deployment with %j does not start', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
})

it.each([
  ['Which areas do you cover?', '**Berlin**'],
  ['¿Qué zonas cubren?', '**Berlin**'],
  ['Welche Gegenden deckt ihr ab?', '**Berlin**'],
  ['Hello', 'in Berlin'],
  ['What can you do?', '€2,000'],
  ['asdf qwer', ''],
  ['How much are the packs?', '€4.99'],
  ['How much is the monthly plan?', '€29.99'],
  ['Was kostet Wild Rose?', '990 €'],
  ['How much does Wild Rose cost?', '€990'],
  ['Which cards do you take?', 'euros'],
])('the assistant answers “%s” with the region and the currency of the deployment', async (message, expected) => {
  const { body } = await api.post('/support/send/', { json: { message, history: [] } })
  expect(JSON.stringify(body).replace(/\s/g, ' ')).toContain(expected)
  expect(JSON.stringify(body)).not.toMatch(FOREIGN)
})
