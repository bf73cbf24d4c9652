import { count } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { faqs, packages, reviews, vendorImages, vendors } from '../../db/tables.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { CATALOGUE } from './catalogue.ts'
import { seedCatalogue } from './seed.ts'

let demo: TestApi
let plain: TestApi
beforeAll(async () => {
  demo = await startApi({ DEMO: '1', DEMO_DELAY_MS: '0', DRAW_TIMEOUT_MS: '60000' })
  plain = await startApi()
})
afterAll(() => Promise.all([demo.stop(), plain.stop()]))

const rowsOf = async ({ db }: TestApi) =>
  Promise.all(
    [vendors, vendorImages, reviews, packages, faqs].map(async (table) => {
      const [row] = await db.select({ rows: count() }).from(table)
      return row?.rows
    }),
  )

it('seedCatalogue adds the complete catalogue in a demo', async () => {
  const { body } = await demo.get('/vendor/search-list/?categories=4&page=1')
  expect(body).toMatchObject({ count: 6 })
  const [first] = body.results as { id: number; business_name: string; image: string }[]
  expect(first).toMatchObject({
    business_name: 'Wild Ranunculus',
    image: 'http://api.test/catalogue/wild-ranunculus/1-480.webp',
  })
  const profile = await demo.get(`/vendor/detail/get/${first?.id}/`)
  expect(profile.body).toMatchObject({
    business_location: 'Sebastopol, California',
    user: { first_name: 'Tess', last_name: 'Okonkwo' },
  })
  expect(profile.body.about_us).toContain('<strong>ninety percent</strong>')
})

it('a visitor signs in as a demo vendor with the demo password', async () => {
  const { status, body } = await demo.post('/auth/login/', {
    json: { username: 'vendor1@example.com', password: 'wedding-demo' },
  })
  expect(status).toBe(200)
  const { body: profile } = await demo.get('/vendor/detail/get/1/')
  expect(profile).toMatchObject({ id: 1, user: { id: body.userId } })
})

it('seedCatalogue changes no rows on the next start', async () => {
  const before = await rowsOf(demo)
  expect(before[0]).toBe(CATALOGUE.length)
  await seedCatalogue({ vendors: demo.service.services.vendors, clock: demo.clock })
  expect(await rowsOf(demo)).toEqual(before)
})

it('a deployment without DEMO=1 seeds no vendors and serves no catalogue images', async () => {
  expect(await rowsOf(plain)).toEqual([0, 0, 0, 0, 0])
  expect((await plain.get('/catalogue/wild-ranunculus/1-480.webp')).status).toBe(404)
})

it('the API serves catalogue images to pages of any origin with a long cache lifetime', async () => {
  for (const file of ['1-480', '2-960']) {
    const { status, headers } = await demo.get(`/catalogue/wild-ranunculus/${file}.webp`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/webp')
    expect(headers.get('cache-control')).toBe('public, max-age=2592000')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  }
}, 180_000)

it.each([
  'wild-ranunculus/1-481.webp',
  'wild-ranunculus/9-960.webp',
  'wild-ranunculus/1-480.png',
  'wild-ranunculus/%2e%2e%2f1-480.webp',
  'nobody/1-480.webp',
  '..%2f..%2fdemo/maya-cake.webp',
])('the API responds 404 to the catalogue image path %s', async (path) => {
  expect((await demo.get(`/catalogue/${path}`)).status).toBe(404)
})
