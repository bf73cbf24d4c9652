import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { visionForm } from '../../testing/photos.ts'
import { PARTNER_ORIGIN, startApi, type TestApi } from '../../testing/start-api.ts'

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
      { date: first, host: HOST, visions: 1, inquiries: 1, booked: 0 },
      { date: first, host: '', visions: 0, inquiries: 1, booked: 0 },
    ])
    const inbox = calls.listDeskLeads.response.parse((await api.get('/desk/leads/', { token: lead.vendor })).body)
    const embedded = inbox.results.find(({ source_host }) => source_host === HOST)
    api.advance(DAY)
    await api.patch(`/desk/leads/${embedded?.id}/`, { token: lead.vendor, json: { state: 'booked' } })
    await api.patch(`/desk/leads/${embedded?.id}/`, { token: lead.vendor, json: { state: 'booked' } })
    expect(await read(`?from=${today()}`)).toEqual([{ date: today(), host: HOST, visions: 0, inquiries: 0, booked: 1 }])
    expect(await read(`?to=${first}`)).toHaveLength(2)
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
    expect(await read('', other.vendor)).toEqual([{ date: today(), host: '', visions: 0, inquiries: 1, booked: 0 }])
    for (const token of [other.couple, other.stranger]) {
      expect(await api.get('/desk/figures/', { token })).toMatchObject({ status: 403, body: { code: 'not_a_vendor' } })
    }
  })
})
