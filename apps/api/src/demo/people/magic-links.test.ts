import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { seedDemoLinks } from './magic-links.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  await api.service.services.vendors.import(
    Array.from({ length: 64 }, (_, index) => ({
      email: `vendor${index}@example.com`,
      business_name: `Vendor ${index}`,
      categories: [(index % 16) + 1, ((index + 1) % 16) + 1],
    })),
  )
  await seed()
})
afterAll(() => api.stop())

const seed = () => seedDemoLinks({ db: api.db, ...api.service.services })
const open = (code: string) => api.get(`/auth/magic-link/${code}/`)
const listVendors = (code: string) => api.get(`/auth/vendors/magic-link/${code}/?page=1&page_size=5`)

it('the active and the inactive demo link have the login page as their target', async () => {
  const access_link = 'http://localhost:5173/login'
  expect(await open('demo-active')).toMatchObject({ status: 200, body: { is_active: true, access_link } })
  expect(await open('demo-inactive')).toMatchObject({ status: 200, body: { is_active: false, access_link } })
})

it('both demo links return vendors, but only the active link returns a session token', async () => {
  const active = await listVendors('demo-active')
  expect(active.body).toMatchObject({ count: 3, data: { token: expect.any(String) } })
  const inactive = await listVendors('demo-inactive')
  expect(inactive.body).toMatchObject({ count: 4 })
  expect(inactive.body.data).not.toHaveProperty('token')
})

it('the API responds 400 to the expired demo link', async () => {
  expect((await open('demo-expired')).status).toBe(400)
  expect((await listVendors('demo-expired')).status).toBe(400)
})

it('the paged demo link lists twelve different vendors', async () => {
  const { body } = await api.get('/auth/vendors/magic-link/demo-paged/?page_size=50')
  expect(body).toMatchObject({ count: 12 })
  const names = JSON.stringify(body).match(/"Vendor \d+"/g)
  expect(new Set(names).size).toBe(12)
})

it('the demo magic link seed changes no vendors on the next start', async () => {
  const before = (await listVendors('demo-inactive')).body
  await seed()
  expect((await listVendors('demo-inactive')).body).toEqual(before)
})
