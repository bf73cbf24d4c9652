import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { packages, webhookDeliveries } from '../../db/tables.ts'
import { createCoupleCalls } from '../../testing/couples.ts'
import { digestOf, makePdf } from '../../testing/documents.ts'
import {
  startWebhookReceiver,
  verifyWebhook,
  type WebhookReceiver,
} from '../../testing/fake-servers/webhook-receiver.ts'
import { pay, sendInvoice } from '../../testing/invoices.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { visionForm } from '../../testing/photos.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { arrived, createWebhookCalls, type TestEndpoint } from '../../testing/webhooks.ts'

let api: TestApi
let lead: TestLead
let receiver: WebhookReceiver
let hooks: ReturnType<typeof createWebhookCalls>
let endpoint: TestEndpoint | undefined
beforeAll(async () => {
  api = await startApi({ PAYMENT_SANDBOX: '1', WEBHOOK_PRIVATE_HOSTS: '1' })
  lead = await makeLead(api)
  hooks = createWebhookCalls(api, lead.vendor)
})
beforeEach(async () => {
  receiver = await startWebhookReceiver()
})
afterEach(async () => {
  if (endpoint) await hooks.remove(endpoint.id)
  await receiver.close()
})
afterAll(() => api.stop())

async function subscribe(...events: string[]): Promise<TestEndpoint> {
  endpoint = await hooks.add(receiver.url, events)
  return endpoint
}

/** Waits for one request and returns its verified payload. */
async function payloadOf({ secret }: TestEndpoint) {
  const [first] = await arrived(receiver, 1)
  if (!first) throw new Error('No request has arrived.')
  return verifyWebhook(secret, first)
}

const say = (token: string, message: string, client_id = crypto.randomUUID()) =>
  api.post(`/chat/chats/${lead.roomId}/messages`, { token, json: { message, client_id } })

describe('a webhook', () => {
  it('reports a new lead by inquiry once, with the couple’s name and wedding', async () => {
    const own = await subscribe('lead.created')
    const token = await createCoupleCalls(api).joinConfirmed('inquirer@example.com')
    expect((await api.post(`/vendor/detail/get/${lead.vendorId}/`, { token })).status).toBe(201)
    await api.post(`/chat/create-chat-room/${lead.vendorUserId}/`, { token, json: {} })
    expect(await payloadOf(own)).toMatchObject({
      type: 'lead.created',
      data: {
        lead: { via: 'inquiry', source: 'site', source_host: '' },
        couple: { name: 'Maya Lindqvist' },
        wedding: { date: '', city: '' },
      },
    })
    expect(await hooks.log(own.id)).toHaveLength(1)
  })

  it('reports a vision together with the inquiry by which the couple sends it', async () => {
    const own = await subscribe('lead.created')
    const token = await createCoupleCalls(api).joinConfirmed('sender@example.com')
    const drawn = await api.post('/vision/list/', { token, form: visionForm('A meadow at noon') })
    const json = { message: 'Are you free?', guests: 80, wedding_date: '2999-06-12', vision_id: drawn.body.id }
    expect((await api.post(`/vendor/detail/get/${lead.vendorId}/`, { token, json })).status).toBe(201)
    expect(await payloadOf(own)).toMatchObject({
      data: {
        lead: { via: 'inquiry', message: 'Are you free?' },
        wedding: { date: '2999-06-12', guests: 80 },
        vision: { id: drawn.body.id, description: 'A meadow at noon' },
      },
    })
  })

  it('reports each of twenty concurrent messages once, and no duplicate', async () => {
    const own = await subscribe('message.created')
    const ids = Array.from({ length: 20 }, () => crypto.randomUUID())
    await Promise.all(ids.map((id) => say(lead.couple, `Message ${id}`, id)))
    await Promise.all(ids.map((id) => say(lead.couple, `Message ${id}`, id)))
    const received = await arrived(receiver, 20)
    const texts = received.map((request) => verifyWebhook(own.secret, request).data.message?.text)
    expect(texts.sort()).toEqual(ids.map((id) => `Message ${id}`).sort())
    expect(new Set(received.map(({ id }) => id)).size).toBe(20)
    expect(await hooks.log(own.id)).toHaveLength(20)
  })

  it('reports whether the couple or the vendor sent a message', async () => {
    const own = await subscribe('message.created')
    await say(lead.vendor, 'Hello')
    expect((await payloadOf(own)).data.message).toMatchObject({ text: 'Hello', sender: 'vendor' })
  })

  it('reports an inquiry after a scan as a message with the wedding, because the lead is not new', async () => {
    const token = await createCoupleCalls(api).joinConfirmed('scanner@example.com')
    expect((await api.post(`/leads/add_vendor/${lead.vendorId}/`, { token })).status).toBe(200)
    const own = await subscribe('lead.created', 'message.created')
    const json = { message: 'Are you free?', guests: 80, wedding_date: '2999-06-12' }
    expect((await api.post(`/vendor/detail/get/${lead.vendorId}/`, { token, json })).status).toBe(201)
    expect(await payloadOf(own)).toMatchObject({
      type: 'message.created',
      data: {
        message: { text: expect.stringMatching(/^Are you free\?\n/), is_inquiry: true },
        wedding: { date: '2999-06-12', guests: 80 },
      },
    })
    expect(await hooks.log(own.id)).toHaveLength(1)
  })

  it('reports a second inquiry of the same couple with another date as nothing, and its next message', async () => {
    const token = await createCoupleCalls(api).joinConfirmed('again@example.com')
    const path = `/vendor/detail/get/${lead.vendorId}/`
    expect((await api.post(path, { token, json: { wedding_date: '2999-06-12' } })).status).toBe(201)
    const own = await subscribe('lead.created', 'message.created')
    const second = { wedding_date: '2999-07-10', message: 'Or in July?' }
    expect(await api.post(path, { token, json: second })).toMatchObject({ status: 400 })
    const room = await api.post(`/chat/create-chat-room/${lead.vendorUserId}/`, { token, json: {} })
    const sent = { message: 'Or on July 10?', client_id: 'm1' }
    await api.post(`/chat/chats/${room.body.chatroom_id}/messages`, { token, json: sent })
    expect(await payloadOf(own)).toMatchObject({
      type: 'message.created',
      data: { message: { text: 'Or on July 10?', is_inquiry: false }, wedding: null },
    })
    expect(await hooks.log(own.id)).toHaveLength(1)
  })

  it('reports the vision of an inquiry and a claimed deal', async () => {
    const own = await subscribe('message.created')
    const token = await createCoupleCalls(api).joinConfirmed('claimer@example.com')
    const drawn = await api.post('/vision/list/', { token, form: visionForm('A meadow at dusk') })
    await api.post(`/vendor/detail/get/${lead.vendorId}/`, { token, json: { vision_id: drawn.body.id } })
    const deal = { vendorId: lead.vendorId, name: 'A weekday', description: '', originalPrice: '900.00' }
    const [made] = await api.db.insert(packages).values(deal).returning()
    await api.post(`/chat/create-chat-room/${lead.vendorUserId}/?exclusive_offer=${made?.id}`, { token, json: {} })
    const received = await arrived(receiver, 2)
    const payloads = received.map((request) => verifyWebhook(own.secret, request).data)
    expect(payloads).toContainEqual(
      expect.objectContaining({
        message: expect.objectContaining({ is_inquiry: true }),
        vision: { id: drawn.body.id, description: 'A meadow at dusk' },
        deal: null,
      }),
    )
    expect(payloads).toContainEqual(
      expect.objectContaining({
        message: expect.objectContaining({ text: 'Claimed the deal “A weekday” for $900.00.', is_inquiry: false }),
        vision: null,
        deal: { name: 'A weekday', price: '900.00' },
      }),
    )
  })

  it('reports each side’s signature', async () => {
    const own = await subscribe('document.signed')
    const { documents, providers, signatures } = api.service.services
    const pdf = await makePdf()
    const key = `${'0'.repeat(39)}d.pdf`
    await providers.files.put(key, pdf, 'application/pdf')
    const file = { name: 'Contract.pdf', key, size: pdf.byteLength, hash: digestOf(pdf), needsSignature: true }
    await api.db.transaction((tx) => documents.add(tx, lead.leadId, lead.vendorUserId, [file]))
    const id = Number((await lead.read()).files.at(-1)?.id)
    const json = { esign_doc: 'Maya', esign_doc_partner: 'Noor' }
    await api.post(`/market/user/files/sign/${id}`, { token: lead.couple, json })
    const [first] = await arrived(receiver, 1)
    await signatures.countersign(lead.vendorUserId, id, { names: ['Vera'], address: '192.0.2.7' })
    const [, second] = await arrived(receiver, 2)
    expect(first && verifyWebhook(own.secret, first).data).toMatchObject({
      document: { id, name: 'Contract.pdf', is_complete: false },
      signed_by: 'couple',
      lead_id: lead.leadId,
    })
    expect(second && verifyWebhook(own.secret, second).data).toMatchObject({
      document: { is_complete: true },
      signed_by: 'vendor',
    })
  })

  it('reports a paid invoice', async () => {
    const own = await subscribe('invoice.paid')
    const invoice = await sendInvoice(api, lead, '980.00')
    const { body } = await pay(api, lead, { invoice })
    const page = String(body.url).replace('http://api.test', api.url)
    await fetch(page, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }), redirect: 'manual' })
    expect((await payloadOf(own)).data).toMatchObject({
      invoice: { id: invoice, name: 'Deposit', total: '980.00' },
      lead_id: lead.leadId,
    })
  })

  it('reports a vision that was created on the vendor’s page, without the couple’s data and words', async () => {
    const own = await subscribe('vision.created')
    const form = visionForm('A barn at dusk')
    form.append('vendor_id', String(lead.vendorId))
    form.append('partner', 'meadow-florals')
    const { body } = await api.post('/vision/list/', { token: lead.couple, form })
    const { data } = await payloadOf(own)
    expect(data).toEqual({
      vision: {
        id: body.id,
        partner: 'meadow-florals',
        source_host: '',
        created_at: expect.any(String),
      },
    })
  })

  it('receives only the events that its vendor has chosen', async () => {
    const own = await subscribe('invoice.paid')
    await say(lead.couple, 'Not chosen')
    await hooks.test(own.id)
    expect((await payloadOf(own)).type).toBe('endpoint.test')
    expect(await hooks.log(own.id)).toHaveLength(1)
  })

  it('receives an event at each of its vendor’s endpoints with the same id', async () => {
    const own = await subscribe('message.created')
    const other = await hooks.add(receiver.url, ['message.created'])
    await say(lead.couple, 'To both')
    const received = await arrived(receiver, 2)
    expect(new Set(received.map(({ id }) => id)).size).toBe(1)
    expect(received.map(({ body }) => JSON.parse(body).data.message.text)).toEqual(['To both', 'To both'])
    await hooks.remove(other.id)
    expect(await hooks.log(own.id)).toHaveLength(1)
  })

  it('receives no event of a transaction that was rolled back', async () => {
    await subscribe('lead.created')
    const { webhooks } = api.service.services
    const before = await api.db.$count(webhookDeliveries)
    const rolledBack = api.db.transaction(async (tx) => {
      await webhooks.record(tx, { type: 'lead.created', vendorId: lead.vendorId, subject: lead.leadId })
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect(await api.db.$count(webhookDeliveries)).toBe(before)
  })

  it('sends nothing about a message that was deleted before the delivery', async () => {
    const own = await subscribe('message.created')
    const { webhooks } = api.service.services
    await webhooks.record(api.db, { type: 'message.created', vendorId: lead.vendorId, subject: 999_999 })
    await hooks.settled(own.id, { status: 'failed', attempts: 0, error: 'The data of this event was deleted.' })
    expect(receiver.received).toEqual([])
  })
})

it('the contract describes the log that the API returns', async () => {
  const own = await subscribe('message.created')
  await say(lead.couple, 'Logged')
  await hooks.settled(own.id, { status: 'delivered', attempts: 1, response_status: 204, response_body: '' })
  const { body } = await api.get(`/desk/webhooks/${own.id}/deliveries/`, { token: lead.vendor })
  expect(calls.listWebhookDeliveries.response.safeParse(body).error).toBeUndefined()
  expect(JSON.stringify(body)).not.toContain('Logged')
})
