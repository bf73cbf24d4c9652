import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeReview, makeVendor } from '../../testing/vendors.ts'

const SCRIPT = '</script><script>alert(1)</script>'
const SITE_URL = 'https://site.example'

const dir = mkdtempSync(join(tmpdir(), 'vowkit-vendors-'))
let api: TestApi
let site: string
let full: number
let hostile: number

async function startSite(env: Record<string, string> = {}) {
  const started = await startApi({ SITE_PORT: '0', SITE_DIR: dir, SITE_URL, ...env })
  return { started, url: `http://127.0.0.1:${started.service.sitePort}` }
}

beforeAll(async () => {
  mkdirSync(join(dir, 'assets'))
  writeFileSync(join(dir, 'index.html'), '<head><link rel="stylesheet" href="/assets/index-1.css"></head>')
  const { started, url } = await startSite()
  api = started
  site = url
  ;[full = 0, hostile = 0] = await addVendors(api, [
    makeVendor(4, {
      business_name: 'Fennel & Rye',
      business_location: 'Sonoma, California',
      about_us: '<p>Flowers from <b>our own</b> fields.</p>',
      gallery: Array.from({ length: 7 }, (_, place) => `/files/${place}.webp`),
      reviews: Array.from({ length: 9 }, (_, place) => makeReview(place === 0 ? 4 : 5, { name: `Ana ${place}` })),
      packages: [{ name: 'Small', description: 'One arch.', original_price: '1200', discounted_price: '990' }],
      faqs: [{ question: 'Do you travel?', answer: 'Within 100 miles.' }],
    }),
    {
      email: 'hostile@example.com',
      business_name: `Rose ${SCRIPT}`,
      business_location: SCRIPT,
      about_us: `<p>Ours</p>${SCRIPT}<img src=x onerror="x()">`,
      business_services: SCRIPT,
      image: 'https://pictures.example/a".webp',
      categories: [4],
      reviews: [makeReview(1, { name: SCRIPT, review: `"${SCRIPT}` })],
      packages: [{ name: SCRIPT, description: SCRIPT, original_price: '1' }],
      faqs: [{ question: SCRIPT, answer: SCRIPT }],
    },
    { email: 'bare@example.com', business_name: 'Bare', categories: [4] },
  ])
})
afterAll(async () => {
  await api.stop()
  rmSync(dir, { recursive: true })
})

const open = (path: string, headers: Record<string, string> = {}, from = site) =>
  fetch(from + path, { headers, redirect: 'manual' })
const htmlOf = async (path: string) => (await open(path)).text()
const pathOf = async (id: number) => (await open(`/vendors/${id}`)).headers.get('location') ?? ''
const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1]

describe('the public page of a vendor', () => {
  it('contains the photos, description, services, deals, reviews and questions, without a session', async () => {
    const answer = await open('/vendors/fennel-rye')
    expect(answer.status).toBe(200)
    const html = await answer.text()
    for (const text of [
      '<h1 class="vendor__name" dir="auto">Fennel &amp; Rye</h1>',
      'src="http://api.test/files/6.webp"',
      '<p>Flowers from <b>our own</b> fields.</p>',
      'Delivery</li>',
      '<s><span class="visually-hidden">original price </span>$1,200</s> <b>$990</b>',
      'Ana 8',
      'Within 100 miles.',
      'from $990',
    ])
      expect(html).toContain(text)
  })

  it('has a title, a description, a canonical URL and a link preview', async () => {
    const html = await htmlOf('/vendors/fennel-rye')
    expect(html).toMatch(/<title>Fennel &amp; Rye · [^<]+ · Sonoma, California · Vowkit<\/title>/)
    expect(metaOf(html, 'description')).toBe('Flowers from our own fields.')
    expect(html).toContain(`<link rel="canonical" href="${SITE_URL}/vendors/fennel-rye">`)
    expect(metaOf(html, 'og:url')).toBe(`${SITE_URL}/vendors/fennel-rye`)
    expect(metaOf(html, 'og:image')).toBe('http://api.test/files/0.webp')
  })

  it('describes the business as JSON-LD with its rating and the address as given', async () => {
    expect(dataOf(await htmlOf('/vendors/fennel-rye'))).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name: 'Fennel & Rye',
      url: `${SITE_URL}/vendors/fennel-rye`,
      address: 'Sonoma, California',
      image: expect.arrayContaining(['http://api.test/files/0.webp']),
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 9, bestRating: 5, worstRating: 1 },
    })
  })

  it('omits the rating, address, image and empty sections of a vendor without them', async () => {
    const html = await htmlOf('/vendors/bare')
    expect(Object.keys(dataOf(html)).sort()).toEqual(['@context', '@id', '@type', 'name', 'url'])
    expect(html).not.toMatch(/id="(reviews|deals|faqs|about|services)"/)
    expect(metaOf(html, 'og:image')).toBeUndefined()
  })

  it('shows the texts of a hostile vendor as text, also in the JSON-LD', async () => {
    const html = await htmlOf(await pathOf(hostile))
    expect(html.match(/<script/g)).toEqual(['<script'])
    expect(html).not.toContain('onerror')
    expect(dataOf(html)).toMatchObject({ name: `Rose ${SCRIPT}`, address: SCRIPT })
    expect(html).toContain('src="https://pictures.example/a&quot;.webp"')
  })

  it('links its button and its login to the couple’s profile of the vendor', async () => {
    const html = await htmlOf('/vendors/fennel-rye')
    expect(html).toContain(`href="/dashboard/vendor-detail/${full}"`)
    expect(html).toContain(`href="/login?next_url=%2Fdashboard%2Fvendor-detail%2F${full}"`)
  })

  it('redirects an id and a former slug to the current slug', async () => {
    const byId = await open(`/vendors/${full}/`)
    expect([byId.status, byId.headers.get('location')]).toEqual([301, '/vendors/fennel-rye'])
    const { vendors } = api.service.services
    await api.db.transaction((tx) => vendors.renameSlug(tx, { id: full, businessName: 'Fennel & Oats' }))
    await vendors.refreshSearch()
    const former = await open('/vendors/fennel-rye')
    expect([former.status, former.headers.get('location')]).toEqual([301, '/vendors/fennel-oats'])
    await api.db.transaction((tx) => vendors.renameSlug(tx, { id: full, businessName: 'Fennel & Rye' }))
    await vendors.refreshSearch()
  })

  it.each([
    ['es-MX,es;q=0.9', 'es', 'Preguntas frecuentes'],
    ['de', 'en', 'Frequently Asked Questions'],
  ])('is in the language of the browser for Accept-Language %s', async (accepted, language, text) => {
    const answer = await open('/vendors/fennel-rye', { 'Accept-Language': accepted })
    expect(answer.headers.get('content-language')).toBe(language)
    expect(await answer.text()).toContain(text)
  })

  it.each(['/vendors/unknown', '/vendors/999999', '/vendors/%E0%A4%A'])(
    'shows a helpful 404 page at %s',
    async (path) => {
      const answer = await open(path, { Accept: 'text/html' })
      expect(answer.status).toBe(404)
      expect(answer.headers.get('x-robots-tag')).toBe('noindex')
      expect(await answer.text()).toContain('This vendor is no longer listed')
    },
  )

  it('is hidden from search engines by default', async () => {
    const answer = await open('/vendors/fennel-rye')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(await answer.text()).toContain('<meta name="robots" content="noindex">')
    expect((await open('/sitemap.xml')).status).toBe(404)
    expect((await open('/robots.txt')).status).toBe(404)
  })
})

it('a deployment with INDEX_VENDORS lets search engines list vendors and serves a site map in pages', async () => {
  const { started, url } = await startSite({ INDEX_VENDORS: '1' })
  await addVendors(started, [makeVendor(1, { business_name: '婚礼' }), makeVendor(2)])
  const page = await open('/vendors/vendor-2', {}, url)
  expect(page.headers.get('x-robots-tag')).toBeNull()
  expect(await page.text()).not.toContain('name="robots"')
  expect((await open('/vendors/unknown', {}, url)).headers.get('x-robots-tag')).toBe('noindex')
  expect(await (await open('/robots.txt', {}, url)).text()).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`)
  const index = await (await open('/sitemap.xml', {}, url)).text()
  expect(index).toContain(`<sitemap><loc>${SITE_URL}/sitemaps/vendors/0.xml</loc></sitemap>`)
  const map = await (await open('/sitemaps/vendors/0.xml', {}, url)).text()
  expect(map).toContain(`<url><loc>${SITE_URL}/vendors/vendor-2</loc></url>`)
  expect(map).toContain(`<url><loc>${SITE_URL}/vendors/${encodeURIComponent('婚礼')}</loc></url>`)
  expect((await open('/vendors/%E5%A9%9A%E7%A4%BC', {}, url)).status).toBe(200)
  expect((await open('/sitemaps/vendors/x.xml', {}, url)).status).toBe(404)
  await started.stop()
})
