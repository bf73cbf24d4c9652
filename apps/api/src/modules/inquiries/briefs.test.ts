import { randomUUID } from 'node:crypto'
import { calls } from '@vowkit/sdk-core/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCoupleCalls } from '../../testing/couples.ts'
import { readDeskLead } from '../../testing/desk.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'

let api: TestApi
let lead: TestLead
let other: number
let number = 900
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  api.advance(24 * 60 * 60 * 1000)
  lead = await makeLead(api)
  ;[other = 0] = await addVendors(api, [makeVendor(++number)])
})

const BRIEF = { message: 'Peonies, please.', guests: 120, wedding_date: '2999-06-12', budget: 3000 }
const send = (json: object, options: object = {}) =>
  api.post('/vendor/brief/', { token: lead.couple, json, ...options })
async function outcomes(json: object, options?: object) {
  const { status, body } = await send(json, options)
  expect(status).toBe(200)
  return calls.sendBrief.response.parse(body).results.map(({ outcome }) => outcome)
}
async function answers(query = '', token = lead.couple) {
  const { body } = await api.get(`/vendor/answers/${query}`, { token })
  return calls.listAnswers.response.parse(body)
}
async function messagesOf(roomId: number) {
  const { body } = await api.get(`/chat/chats/${roomId}/messages`, { token: lead.couple })
  return calls.listMessages.response.parse(body).map(({ message }) => message)
}

/** Makes the database reject leads of a vendor. Returns a function that ends this. */
async function breakLeadsOf(vendorId: number) {
  await api.db.execute(sql.raw(`alter table leads add constraint broken check (vendor_id <> ${vendorId}) not valid`))
  return () => api.db.execute(sql`alter table leads drop constraint broken`)
}

describe('a brief', () => {
  it('sends each vendor one inquiry with the message, the date, the guests and the budget', async () => {
    expect(await outcomes({ vendor_ids: [lead.vendorId, other], ...BRIEF })).toEqual(['sent', 'sent'])
    expect(await readDeskLead(api, lead)).toMatchObject({
      inquiry: 'Peonies, please.\n\nOur budget for this is $3,000.',
      guests: 120,
      wedding_date: '2999-06-12',
    })
  })

  it('writes the sentence with the budget in the language of the request', async () => {
    const headers = { 'accept-language': 'es' }
    await outcomes({ vendor_ids: [lead.vendorId, other], message: 'Peonías', budget: 3000 }, { headers })
    const { inquiry } = await readDeskLead(api, lead)
    expect(inquiry).toBe('Peonías\n\nNuestro presupuesto para esto es de $3,000.')
  })

  it('reports for each vendor that the couple has asked it before or that it is unknown', async () => {
    await api.post(`/vendor/detail/get/${other}/`, { token: lead.couple })
    expect(await outcomes({ vendor_ids: [lead.vendorId, other, 999_999] })).toEqual(['sent', 'exists', 'unavailable'])
  })

  it('has one effect and one response for a repeated idempotency key', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const brief = { vendor_ids: [lead.vendorId, other] }
    const both = await Promise.all([outcomes(brief, { headers }), outcomes(brief, { headers })])
    expect(both).toEqual([
      ['sent', 'sent'],
      ['sent', 'sent'],
    ])
    expect(await outcomes(brief, { headers })).toEqual(['sent', 'sent'])
    expect(await outcomes(brief)).toEqual(['exists', 'exists'])
    expect((await send({ ...brief, guests: 5 }, { headers })).status).toBe(409)
    expect(await messagesOf(lead.roomId)).toEqual(['Sent an inquiry.'])
  })

  it('reaches the other vendors if one fails, and a retry with the same key completes it without a second message', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const brief = { vendor_ids: [lead.vendorId, other], message: 'Peonies' }
    const repair = await breakLeadsOf(other)
    expect(await outcomes(brief, { headers })).toEqual(['sent', 'failed'])
    expect(await outcomes(brief, { headers })).toEqual(['sent', 'failed'])
    expect((await send({ ...brief, guests: 5 }, { headers })).status).toBe(409)
    await repair()
    expect(await outcomes(brief, { headers })).toEqual(['sent', 'sent'])
    expect(await messagesOf(lead.roomId)).toEqual(['Peonies'])
  })

  it('reports the vendors to which an account with an unconfirmed email address cannot write today', async () => {
    const vendors = await addVendors(
      api,
      Array.from({ length: 12 }, () => makeVendor(++number)),
    )
    const newcomer = await createCoupleCalls(api).join(`newcomer${number}@example.com`)
    await outcomes({ vendor_ids: vendors.slice(0, 9) }, { token: newcomer })
    const rest = { vendor_ids: vendors.slice(8) }
    expect(await outcomes(rest, { token: newcomer })).toEqual(['exists', 'sent', 'unverified', 'unverified'])
  })

  it('needs 2 to 10 vendors and a session', async () => {
    expect((await send({ vendor_ids: [other] })).status).toBe(400)
    expect((await send({ vendor_ids: Array.from({ length: 11 }, (_, id) => id + 1) })).status).toBe(400)
    expect((await send({ vendor_ids: [lead.vendorId, other] }, { token: undefined })).status).toBe(401)
  })
})

describe('the answers to a brief', () => {
  it('say whether each vendor has read the inquiry and what it has replied', async () => {
    await outcomes({ vendor_ids: [other, lead.vendorId], ...BRIEF })
    expect(await answers(`?vendors=${other},${lead.vendorId}`)).toMatchObject([
      { vendor_id: other, is_read: false },
      { vendor_id: lead.vendorId, is_read: false },
    ])
    const [, asked] = await answers(`?vendors=${other},${lead.vendorId}`)
    await api.post(`/chat/chats/${asked?.chatroom_id}/messages`, { token: lead.vendor, json: { message: 'Gladly!' } })
    const [silent, replied] = await answers(`?vendors=${other},${lead.vendorId}`)
    expect(silent).not.toHaveProperty('reply')
    const reply = { message: 'Gladly!', is_read: false }
    expect(replied).toMatchObject({ is_read: true, reply, is_declined: false, is_declinable: true })
    expect(replied).not.toHaveProperty('is_signed')
    const json = { message_id: replied?.reply?.message_id }
    await api.post(`/chat/chats/${replied?.chatroom_id}/read`, { token: lead.couple, json })
    expect(await answers(`?vendors=${lead.vendorId}`)).toMatchObject([{ reply: { is_read: true } }])
  })

  it('are those of the vendors that the couple contacted last if the request names no vendors', async () => {
    await outcomes({ vendor_ids: [lead.vendorId, other] })
    expect((await answers()).map(({ vendor_id }) => vendor_id).toSorted()).toEqual([lead.vendorId, other].toSorted())
  })

  it('include the vendors to which the couple has only written messages, but not those that it has only saved', async () => {
    const [saved = 0] = await addVendors(api, [makeVendor(++number)])
    await api.post(`/vendor/mark-favorite/${saved}/`, { token: lead.couple, json: {} })
    expect(await answers()).toEqual([])
    const json = { message: 'Are you free in June?' }
    await api.post(`/chat/chats/${lead.roomId}/messages`, { token: lead.couple, json })
    expect((await answers()).map(({ vendor_id }) => vendor_id)).toEqual([lead.vendorId])
  })

  it('say that a vendor is booked, and have declined vendors at the end', async () => {
    await outcomes({ vendor_ids: [lead.vendorId, other], ...BRIEF })
    await api.post(`/market/couple/lead/${other}/decline/`, { token: lead.couple, json: {} })
    await api.db.transaction((tx) => api.service.services.leads.setBooked(tx, lead.leadId, true))
    expect(await answers()).toMatchObject([
      { vendor_id: lead.vendorId, is_booked: true, is_declined: false },
      { vendor_id: other, is_booked: false, is_declined: true },
    ])
  })

  it('are never shown to another couple', async () => {
    await outcomes({ vendor_ids: [lead.vendorId, other], ...BRIEF })
    const stranger = await createCoupleCalls(api).join(`stranger${number}@example.com`)
    expect(await answers(`?vendors=${other},${lead.vendorId}`, stranger)).toEqual([])
    expect(await answers('', stranger)).toEqual([])
  })
})
