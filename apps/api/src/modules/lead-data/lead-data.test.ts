import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCoupleCalls } from '../../testing/couples.ts'
import { makeLead, readLead, type TestLead } from '../../testing/leads.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'

let api: TestApi
let first: TestLead
let second: TestLead
beforeAll(async () => {
  api = await startApi()
  // Makes the ids of vendors and leads differ.
  await addVendors(api, [makeVendor(91), makeVendor(92)])
  first = await makeLead(api)
  second = await makeLead(api)
})
afterAll(() => api.stop())

const get = (id: unknown, token: string) => api.get(`/market/couple/lead/data/${id}`, { token })

describe('GET lead data', () => {
  it('returns the lead to the couple by the vendor’s id', async () => {
    const lead = await first.read()
    expect(lead).toEqual({
      lead_id: first.leadId,
      deals: [],
      is_booked: false,
      is_declined: false,
      lead: { couple_id: lead.user.user_id },
      user: { user_id: expect.any(Number) },
      invoices: [],
      files: [],
      business_name: expect.stringMatching(/^Vendor \d+$/),
      image: expect.stringMatching(/^http:\/\/api\.test\/files\/vendor/),
      vendor_user_id: first.vendorUserId,
      sign_consent: expect.stringContaining('sign'),
      messages: expect.any(Array),
      chatroom: {
        chatroom_id: first.roomId,
        name: lead.business_name,
        category: expect.any(String),
        image: lead.image,
      },
    })
    expect(first.leadId).not.toBe(first.vendorId)
  })

  it('includes the latest five messages, oldest first', async () => {
    for (const message of ['1', '2', '3', '4', '5', '6']) {
      await api.post(`/chat/chats/${first.roomId}/messages`, { token: first.couple, json: { message } })
    }
    expect((await first.read()).messages?.map(({ message }) => message)).toEqual(['2', '3', '4', '5', '6'])
  })

  it('returns the lead to the vendor by the lead’s id, with the couple’s name', async () => {
    const lead = await readLead(api, first.vendor, first.leadId)
    expect(lead).toMatchObject({
      lead_id: first.leadId,
      user: { user_id: first.vendorUserId },
      chatroom: { chatroom_id: first.roomId, name: 'Maya Lindqvist' },
    })
  })

  it('returns a lead without a conversation', async () => {
    const token = await createCoupleCalls(api).join('quiet@example.com')
    await api.post(`/leads/add_vendor/${first.vendorId}/`, { token })
    const lead = await readLead(api, token, first.vendorId)
    expect(lead.messages).toEqual([])
    expect(lead.chatroom).toBeUndefined()
  })

  it('responds 404 to other accounts for either id of the lead', async () => {
    const all = [first, second].flatMap(({ leadId, vendorId, vendorUserId, roomId }) => [
      leadId,
      vendorId,
      vendorUserId,
      roomId,
    ])
    for (const id of all)
      expect(await get(id, first.stranger)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    for (const token of [second.couple, second.vendor, first.vendor]) {
      expect((await get(first.vendorId, token)).body.lead_id).not.toBe(first.leadId)
    }
    expect((await get(first.leadId, second.vendor)).status).toBe(404)
    for (const id of ['0', 'None', '-1', '9999999999']) expect((await get(id, first.couple)).status).toBe(404)
    expect((await get(first.vendorId, 'not-a-token')).status).toBe(401)
  })
})
