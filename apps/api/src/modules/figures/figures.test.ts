import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { elementCounts } from '../../db/tables.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { visionForm } from '../../testing/photos.ts'
import { PARTNER_ORIGIN, startApi, type TestApi } from '../../testing/start-api.ts'
import { figuresRules } from './rules.ts'

const DAY = 24 * 60 * 60 * 1_000
const HOST = new URL(PARTNER_ORIGIN).host

let api: TestApi
let lead: TestLead
beforeAll(async () => {
  api = await startApi()
  lead = await makeLead(api)
})
afterAll(() => api.stop())

const today = () => api.clock.now().toISOString().slice(0, 10)

async function read(query = '', token = lead.vendor) {
  const { body } = await api.get(`/desk/figures/${query}`, { token })
  return calls.listWebsiteFigures.response.parse(body).results
}

function createVision(token: string, vendorId: string, origin: string) {
  const form = visionForm('A barn at dusk')
  form.append('vendor_id', vendorId)
  return api.post('/vision/list/', { token, form, origin })
}

const NONE = { element: '', partner: '', views: 0, drafts: 0, visions: 0, inquiries: 0, booked: 0 }

describe('the figures of a vendor', () => {
  it('count visions, first contacts and bookings by day and website', async () => {
    const token = await api.signInEmbedded('visitor@example.com')
    await createVision(token, String(lead.vendorId), PARTNER_ORIGIN)
    await createVision(token, '999', PARTNER_ORIGIN)
    const contact = { token, json: {}, origin: PARTNER_ORIGIN }
    expect((await api.post(`/vendor/detail/get/${lead.vendorId}/`, contact)).status).toBe(201)
    await api.post(`/chat/create-chat-room/${lead.vendorUserId}/`, contact)
    const first = today()
    expect(await read()).toEqual([
      { ...NONE, date: first, host: HOST, visions: 1, inquiries: 1 },
      { ...NONE, date: first, host: '', inquiries: 1 },
    ])
    const inbox = calls.listDeskLeads.response.parse((await api.get('/desk/leads/', { token: lead.vendor })).body)
    const embedded = inbox.results.find(({ source_host }) => source_host === HOST)
    api.advance(DAY)
    await api.patch(`/desk/leads/${embedded?.id}/`, { token: lead.vendor, json: { state: 'booked' } })
    await api.patch(`/desk/leads/${embedded?.id}/`, { token: lead.vendor, json: { state: 'booked' } })
    expect(await read(`?from=${today()}`)).toEqual([{ ...NONE, date: today(), host: HOST, booked: 1 }])
    expect(await read(`?to=${first}`)).toHaveLength(2)
  })

  it('has a row for each element and partner of a website', async () => {
    const { vendorId, vendor } = await makeLead(api)
    const token = await api.signInEmbedded('reader@example.com')
    const fields = { vendor_id: String(vendorId), element: 'vision-generator', partner: 'Fennel' }
    const form = visionForm('A barn at dusk')
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    await api.post('/vision/list/', { token, form, origin: PARTNER_ORIGIN })
    await api.post('/elements/count/', { json: { ...fields, event: 'view' }, origin: PARTNER_ORIGIN })
    const json = { element: 'vendor-inquiry' }
    await api.post(`/vendor/detail/get/${vendorId}/`, { token, json, origin: PARTNER_ORIGIN })
    expect(await read(`?from=${today()}`, vendor)).toEqual([
      { ...NONE, date: today(), host: HOST, element: 'vision-generator', partner: 'Fennel', views: 1, visions: 1 },
      { ...NONE, date: today(), host: HOST, element: 'vendor-inquiry', inquiries: 1 },
      { ...NONE, date: today(), host: '', inquiries: 1 },
    ])
  })

  it('end a full page with a whole day and name the next one', async () => {
    const { vendorId, vendor } = await makeLead(api)
    const place = { vendorId, element: 'vision-generator', partner: '', views: 1, drafts: 0 }
    const hosts = Array.from({ length: figuresRules.figuresPerPage }, (_, index) => `site${index}.example`)
    await api.db.insert(elementCounts).values(hosts.map((host) => ({ ...place, host, day: '2030-01-02' })))
    await api.db.insert(elementCounts).values({ ...place, host: 'old.example', day: '2030-01-01' })
    const page = async (to: string) => {
      const { body } = await api.get(`/desk/figures/?from=2030-01-01&to=${to}`, { token: vendor })
      return calls.listWebsiteFigures.response.parse(body)
    }
    const first = await page('2030-01-02')
    expect(first).toMatchObject({ results: { length: hosts.length }, next_to: '2030-01-01' })
    const next = await page('2030-01-01')
    expect(next).toEqual({ results: [expect.objectContaining({ host: 'old.example' })] })
  })

  it.each(['?from=2026-02-30', '?from=2026-02-02&to=2026-02-01', '?from=2020-01-01&to=2026-01-01', '?to=soon'])(
    'respond 400 to the period %s',
    async (query) => {
      const { status, body } = await api.get(`/desk/figures/${query}`, { token: lead.vendor })
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'validation_failed' })
    },
  )

  it('contain nothing of a different vendor', async () => {
    const other = await makeLead(api)
    expect(await read('', other.vendor)).toEqual([{ ...NONE, date: today(), host: '', inquiries: 1 }])
    for (const token of [other.couple, other.stranger]) {
      expect(await api.get('/desk/figures/', { token })).toMatchObject({ status: 403, body: { code: 'not_a_vendor' } })
    }
  })
})
