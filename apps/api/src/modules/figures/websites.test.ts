import { calls } from '@vowkit/sdk-core/contract'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { elementCounts, visions } from '../../db/tables.ts'
import { readInbox } from '../../testing/desk.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { visionForm } from '../../testing/photos.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const OWN = 'https://www.florist.example'
const SUBDOMAIN = 'https://shop.florist.example'
const FOREIGN = 'https://notflorist.example'

let api: TestApi
let lead: TestLead
beforeAll(async () => {
  api = await startApi()
  lead = await makeLead(api)
})
afterAll(() => api.stop())

const list = (token: string) => api.get('/desk/websites/', { token })
const set = (hosts: unknown, token = lead.vendor) => api.patch('/desk/websites/', { token, json: { hosts } })

async function createVision(origin: string, email: string) {
  const form = visionForm('A barn at dusk')
  form.append('vendor_id', String(lead.vendorId))
  await api.post('/vision/list/', { token: await api.signInFrom(origin, email), form, origin })
  const [row] = await api.db.select().from(visions).orderBy(desc(visions.createdAt)).limit(1)
  return row?.vendorId
}

describe('the websites of a vendor', () => {
  it('are stored as hosts, without duplicates, schemes, paths and www', async () => {
    expect((await list(lead.vendor)).body).toEqual({ hosts: [] })
    const given = [' https://www.Florist.example/weddings?x=1 ', 'florist.example', 'bücher.example', 'localhost:5174']
    const hosts = ['florist.example', 'localhost:5174', 'xn--bcher-kva.example']
    expect(await set(given)).toMatchObject({ status: 200, body: { hosts } })
    expect((await list(lead.vendor)).body).toEqual({ hosts })
  })

  it.each([['florist'], ['https://'], ['a b.example'], ['user@florist.example'], ['x'.repeat(254)]])(
    'reject %j with 400',
    async (host) => {
      expect(await set([host])).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    },
  )

  it('reject more than 50 with 400', async () => {
    expect((await set(Array.from({ length: 51 }, (_, index) => `s${index}.example`))).status).toBe(400)
  })

  it('are readable and changeable only for their vendor', async () => {
    const other = await makeLead(api)
    await set(['florist.example'])
    expect((await list(other.vendor)).body).toEqual({ hosts: [] })
    await set([], other.vendor)
    expect((await list(lead.vendor)).body).toEqual({ hosts: ['florist.example'] })
    for (const token of [lead.couple, lead.stranger]) {
      expect(await list(token)).toMatchObject({ status: 403, body: { code: 'not_a_vendor' } })
      expect(await set(['evil.example'], token)).toMatchObject({ status: 403, body: { code: 'not_a_vendor' } })
    }
  })

  it('limit the websites on which views and visions count for the vendor', async () => {
    await set(['florist.example'])
    const json = { event: 'view', vendor_id: String(lead.vendorId), element: 'vision-generator' }
    for (const origin of [OWN, SUBDOMAIN, FOREIGN]) await api.post('/elements/count/', { json, origin })
    const hosts = (await api.db.select().from(elementCounts)).map(({ host }) => host)
    expect(hosts.sort()).toEqual(['shop.florist.example', 'www.florist.example'])
    expect(await createVision(OWN, 'one@example.com')).toBe(String(lead.vendorId))
    expect(await createVision(FOREIGN, 'two@example.com')).toBeNull()
  })

  it('let inquiries from all websites arrive, with the website in the lead and in the figures', async () => {
    await set(['florist.example'])
    const token = await api.signInFrom(FOREIGN, 'three@example.com')
    const json = { element: 'vendor-inquiry', vendor_id: '999', message: 'Are you free?' }
    const path = `/vendor/detail/get/${lead.vendorId}/`
    expect((await api.post(path, { token, json, origin: FOREIGN })).status).toBe(201)
    const { results } = await readInbox(api, lead.vendor)
    expect(results).toContainEqual(expect.objectContaining({ source: 'embed', source_host: 'notflorist.example' }))
    const { body } = await api.get('/desk/figures/', { token: lead.vendor })
    expect(calls.listWebsiteFigures.response.parse(body).results).toContainEqual(
      expect.objectContaining({ host: 'notflorist.example', inquiries: 1, visions: 0, views: 0 }),
    )
  })
})
