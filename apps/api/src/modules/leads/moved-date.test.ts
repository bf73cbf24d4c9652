import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makePdf } from '../../testing/documents.ts'
import { makeLead, readLead, type TestLead } from '../../testing/leads.ts'
import { shareDocument } from '../../testing/signed-documents.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const JUNE = '2999-06-19'
const JULY = '2999-07-10'
const MOVED = { booked_for: JUNE, wedding_date: JULY }

let api: TestApi
let lead: TestLead
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  api.advance(60_000)
  lead = await makeLead(api)
  await moveTo(JUNE)
})

async function moveTo(wedding_date: string) {
  const names = { first_name: 'Maya', last_name: 'Lind', partner_name: 'Noor', wedding_city: 'Napa' }
  const { status } = await api.post('/couple/update-profile/', { token: lead.couple, json: { ...names, wedding_date } })
  expect(status).toBe(200)
}
const setState = (state: string) => api.patch(`/desk/leads/${lead.leadId}/`, { token: lead.vendor, json: { state } })
const movedDate = async () => (await lead.read()).moved_date
async function sign() {
  const { id } = await shareDocument(api, lead, await makePdf(), { needsSignature: true })
  const json = { esign_doc: 'Maya', esign_doc_partner: 'Noor' }
  expect((await api.post(`/market/user/files/sign/${id}`, { token: lead.couple, json })).status).toBe(200)
}

describe('a couple that moves its wedding', () => {
  it('sees on its board, in its workspace and in the profile that a vendor is booked for the old date', async () => {
    await setState('booked')
    expect(await movedDate()).toBeUndefined()
    await moveTo(JULY)
    expect(await movedDate()).toEqual(MOVED)
    const { body } = await api.get('/couple/inspiration-board/', { token: lead.couple })
    expect((await api.get(`/vendor/detail/get/${lead.vendorId}/`, { token: lead.couple })).body.moved_date).toEqual(
      MOVED,
    )
    expect(body.booked).toMatchObject([{ vendor_id: lead.vendorId, moved_date: MOVED }])
    await moveTo(JUNE)
    expect(await movedDate()).toBeUndefined()
  })

  it('sees the same for a vendor whose contract it has signed, until it signs for the new date', async () => {
    await sign()
    await moveTo(JULY)
    expect(await movedDate()).toEqual(MOVED)
    await sign()
    expect(await movedDate()).toBeUndefined()
  })

  it('sees no such date for a vendor that it has neither booked nor signed with', async () => {
    const json = { message: 'Hello', wedding_date: JUNE }
    await api.post(`/vendor/detail/get/${lead.vendorId}/`, { token: lead.couple, json })
    await moveTo(JULY)
    expect(await movedDate()).toBeUndefined()
  })

  it('keeps the booked day in the calendar of the vendor, and leaves the new day free', async () => {
    await api.patch('/desk/calendar/', { token: lead.vendor, json: { is_shared: true } })
    await setState('booked')
    await moveTo(JULY)
    const statusOn = async (date: string) =>
      (await api.get(`/vendor/availability/${lead.vendorId}/?date=${date}`)).body.status
    expect([await statusOn(JUNE), await statusOn(JULY)]).toEqual(['taken', 'free'])
  })

  it('sees whether the vendor is free on the new date', async () => {
    await api.patch('/desk/calendar/', { token: lead.vendor, json: { is_shared: true } })
    await setState('booked')
    const shown = async () => (await api.get(`/vendor/detail/get/${lead.vendorId}/`, { token: lead.couple })).body
    expect((await shown()).availability).toBeUndefined()
    await moveTo(JULY)
    const availability = { date: JULY, status: 'free' }
    expect(await shown()).toMatchObject({ availability })
    const { body } = await api.get('/vendor/booked/', { token: lead.couple })
    expect(body).toMatchObject([{ availability, progress: { moved_date: MOVED } }])
  })

  it('does not show the vendor the date in its profile as moved', async () => {
    await setState('booked')
    await moveTo(JULY)
    expect((await readLead(api, lead.vendor, lead.leadId)).moved_date).toBeUndefined()
  })
})
