import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chatMessages, visions } from '../../db/tables.ts'
import { idsOf, readDeskLead, readInbox } from '../../testing/desk.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { visionForm } from '../../testing/photos.ts'
import { PARTNER_ORIGIN, startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'

const HOST = new URL(PARTNER_ORIGIN).host

let api: TestApi
let visitors = 0
let visitor: string
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  visitors++
  visitor = await api.signInEmbedded(`visitor${visitors}@example.com`)
})

function inquire(vendorId: number, json: object, origin = PARTNER_ORIGIN) {
  return api.post(`/vendor/detail/get/${vendorId}/`, { token: visitor, json, origin })
}

function openRoom({ vendorUserId }: TestLead, json: object) {
  return api.post(`/chat/create-chat-room/${vendorUserId}/`, { token: visitor, json, origin: PARTNER_ORIGIN })
}

/** The id of the newest lead of a vendor. */
async function newestOf({ vendor }: TestLead): Promise<number> {
  const { results } = await readInbox(api, vendor)
  return Math.max(...idsOf(results))
}

describe('the attribution of a lead', () => {
  it('keeps the first contact and stores the latest one', async () => {
    const lead = await makeLead(api)
    expect((await openRoom(lead, { element: 'vendor-card-grid', partner: ' Fennel & Rye ' })).status).toBe(200)
    const leadId = await newestOf(lead)
    const first = { source: 'embed', source_host: HOST, element: 'vendor-card-grid', partner: 'Fennel & Rye' }
    expect(await readDeskLead(api, { ...lead, leadId })).toMatchObject(first)
    expect((await inquire(lead.vendorId, { element: 'vendor-inquiry', partner: 'Barn' })).status).toBe(201)
    const read = await readDeskLead(api, { ...lead, leadId })
    expect(read).toMatchObject(first)
    expect(read.last_contact).toEqual({ ...first, element: 'vendor-inquiry', partner: 'Barn' })
  })

  it('belongs to the contacted vendor, whatever vendor and partner the page names', async () => {
    const [contacted, named] = [await makeLead(api), await makeLead(api)]
    const before = await newestOf(named)
    await inquire(contacted.vendorId, { element: 'vendor-inquiry', vendor_id: named.vendorId, partner: 'named' })
    expect(await newestOf(named)).toBe(before)
    expect((await api.get(`/desk/leads/${await newestOf(contacted)}/`, { token: named.vendor })).status).toBe(404)
  })

  it('rejects a partner and an element that are too long with 400', async () => {
    const [vendorId = 0] = await addVendors(api, [makeVendor(90)])
    expect(await inquire(vendorId, { partner: 'p'.repeat(201) })).toMatchObject({
      status: 400,
      body: { partner: [expect.any(String)] },
    })
    expect(await inquire(vendorId, { element: 'e'.repeat(41) })).toMatchObject({
      status: 400,
      body: { element: [expect.any(String)] },
    })
  })
})

it('a vision stores the element, the partner and the host of its page', async () => {
  const form = visionForm('A barn at dusk')
  for (const [name, value] of Object.entries({ element: 'vision-generator', partner: 'Fennel', vendor_id: '7' })) {
    form.append(name, value)
  }
  const { body } = await api.post('/vision/list/', { token: visitor, form, origin: PARTNER_ORIGIN })
  const [row] = await api.db
    .select()
    .from(visions)
    .where(eq(visions.id, String(body.id)))
  expect(row).toMatchObject({ element: 'vision-generator', partner: 'Fennel', vendorId: '7', sourceHost: HOST })
})

it('a message stores the element, the partner and the host of its page', async () => {
  const room = await openRoom(await makeLead(api), {})
  const json = { message: 'Hello', element: 'vendor-profile', partner: 'Fennel' }
  const path = `/chat/chats/${room.body.chatroom_id}/messages`
  expect((await api.post(path, { token: visitor, json, origin: PARTNER_ORIGIN })).status).toBe(201)
  const rows = await api.db.select().from(chatMessages).where(eq(chatMessages.text, 'Hello'))
  expect(rows).toMatchObject([{ element: 'vendor-profile', partner: 'Fennel', sourceHost: HOST }])
})
