import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { elementCounts } from '../../db/tables.ts'
import { PARTNER_ORIGIN, startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'
import { figuresRules } from './rules.ts'

const HOST = new URL(PARTNER_ORIGIN).host

let api: TestApi
let vendors = 0
let vendorId: number
let clients = 0
let ip: string
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' })
})
afterAll(() => api.stop())
beforeEach(async () => {
  vendors++
  vendorId = (await addVendors(api, [makeVendor(vendors)]))[0] ?? 0
  clients++
  ip = `203.0.113.${clients}`
})

interface Sent {
  json?: object
  origin?: string | null
  headers?: Record<string, string>
}

function count(event: string, { json, origin = PARTNER_ORIGIN, headers }: Sent = {}) {
  return api.post('/elements/count/', {
    json: { event, vendor_id: String(vendorId), element: 'vision-generator', ...json },
    origin,
    headers: { 'X-Forwarded-For': ip, ...headers },
  })
}

const rows = () => api.db.select().from(elementCounts).where(eq(elementCounts.vendorId, vendorId))

describe('POST /elements/count/', () => {
  it('counts views and drafts by day, website, element and partner', async () => {
    for (const event of ['view', 'view', 'draft']) expect((await count(event)).status).toBe(204)
    await count('view', { json: { element: 'wedding-assistant', partner: ' Fennel ' } })
    const day = api.clock.now().toISOString().slice(0, 10)
    const place = { day, vendorId, host: HOST }
    expect(await rows()).toEqual(
      expect.arrayContaining([
        { ...place, element: 'vision-generator', partner: '', views: 2, drafts: 1 },
        { ...place, element: 'wedding-assistant', partner: 'Fennel', views: 1, drafts: 0 },
      ]),
    )
  })

  it('accepts a form, which browsers send without a CORS preflight', async () => {
    const response = await fetch(`${api.url}/elements/count/`, {
      method: 'POST',
      body: new URLSearchParams({ event: 'view', vendor_id: String(vendorId) }),
      headers: { Origin: PARTNER_ORIGIN },
    })
    expect(response.status).toBe(204)
    expect(await rows()).toMatchObject([{ host: HOST, views: 1 }])
  })

  it('counts concurrent views once each', async () => {
    await Promise.all(Array.from({ length: 10 }, () => count('view')))
    expect(await rows()).toMatchObject([{ views: 10 }])
  })

  it('counts our own site without a host', async () => {
    await count('view', { origin: new URL(api.config.urls.site).origin })
    expect(await rows()).toMatchObject([{ host: '' }])
  })

  it.each([{ vendor_id: '999999' }, { vendor_id: 'abc' }, { vendor_id: undefined }])(
    'counts nothing for the unknown vendor %j',
    async (json) => {
      const before = await api.db.$count(elementCounts)
      expect((await count('view', { json })).status).toBe(204)
      expect(await api.db.$count(elementCounts)).toBe(before)
    },
  )

  it.each([{ event: 'inquiry' }, { element: 'e'.repeat(41) }, { partner: 'p'.repeat(201) }])(
    'responds 400 to %j',
    async (json) => {
      expect((await count('view', { json })).status).toBe(400)
      expect(await rows()).toEqual([])
    },
  )

  it('responds 429 to a client address that counts too often, and still counts others', async () => {
    for (let sent = 0; sent < figuresRules.countsPerAddress.max; sent++) await count('view')
    expect((await count('view')).status).toBe(429)
    expect((await count('view', { headers: { 'X-Forwarded-For': '198.51.100.7' } })).status).toBe(204)
  })

  it('adds no website, element or partner after the limit of the day, but counts known ones', async () => {
    const day = api.clock.now().toISOString().slice(0, 10)
    const place = { vendorId, day, host: HOST, element: 'vision-generator', views: 1, drafts: 0 }
    const partners = Array.from({ length: figuresRules.countedPlacesPerDay }, (_, index) => `p${index}`)
    await api.db.insert(elementCounts).values(partners.map((partner) => ({ ...place, partner })))
    await count('view', { json: { partner: 'one more' } })
    await count('view', { json: { partner: 'p0' } })
    const stored = await rows()
    expect(stored).toHaveLength(partners.length)
    expect(stored.find(({ partner }) => partner === 'p0')?.views).toBe(2)
  })
})

it('ELEMENT_COUNTS=off stores no counts', async () => {
  const off = await startApi({ ELEMENT_COUNTS: 'off' })
  const [id] = await addVendors(off, [makeVendor(1)])
  const json = { event: 'view', vendor_id: String(id), element: 'vision-generator' }
  expect((await off.post('/elements/count/', { json, origin: PARTNER_ORIGIN })).status).toBe(204)
  expect(await off.db.$count(elementCounts)).toBe(0)
  await off.stop()
})
