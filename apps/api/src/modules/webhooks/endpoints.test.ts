import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWebhookReceiver } from '../../testing/fake-servers/webhook-receiver.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { createWebhookCalls } from '../../testing/webhooks.ts'

let api: TestApi
let lead: TestLead
let hooks: ReturnType<typeof createWebhookCalls>
beforeAll(async () => {
  api = await startApi()
  lead = await makeLead(api)
  hooks = createWebhookCalls(api, lead.vendor)
})
afterAll(() => api.stop())

const create = (url: unknown, events: unknown = ['lead.created'], token = lead.vendor) =>
  api.post('/desk/webhooks/', { token, json: { url, events } })

describe('a webhook endpoint', () => {
  it.each([
    'http://example.com/hook',
    'https://127.0.0.1/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/hook',
    'https://0x7f.1/hook',
    'https://name:secret@example.com/hook',
    'ftp://example.com/hook',
    'example.com',
    '',
    7,
  ])('cannot have the URL %s', async (url) => {
    expect(await create(url)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', url: expect.any(Array) },
    })
    expect(await hooks.list()).toEqual([])
  })

  it.each([[[]], [['lead.deleted']], ['nothing'], [undefined]])('cannot have the events %j', async (events) => {
    expect((await create('https://example.com/hook', events ?? null)).status).toBe(400)
  })

  it('returns its secret only when it is created', async () => {
    const { id, secret } = await hooks.add('https://example.com/hook', ['lead.created', 'lead.created'])
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const [own] = await hooks.list()
    expect(own).toEqual({
      id,
      url: 'https://example.com/hook',
      events: ['lead.created'],
      is_enabled: true,
      created_at: expect.any(String),
    })
    await hooks.remove(id)
  })

  it('can be changed and disabled', async () => {
    const { id } = await hooks.add('https://example.com/hook', ['lead.created'])
    const changed = { url: 'https://example.com/new', events: ['invoice.paid'], is_enabled: false }
    expect(await hooks.change(id, changed)).toMatchObject({ status: 200, body: changed })
    expect(await hooks.change(id, { url: 'https://10.0.0.1/' })).toMatchObject({ status: 400 })
    expect(await hooks.find(id)).toMatchObject(changed)
    await hooks.remove(id)
    expect((await hooks.change(id, changed)).status).toBe(404)
  })

  it('does not connect to a host name with a private address', async () => {
    const receiver = await startWebhookReceiver()
    const url = receiver.url.replace('http://127.0.0.1', 'https://localhost')
    const { id } = await hooks.add(url, ['lead.created'])
    await hooks.test(id)
    await hooks.settled(id, { attempts: 1, error: 'The host has an address that is not public.' })
    expect(receiver.connections()).toBe(0)
    await receiver.close()
    await hooks.remove(id)
  })

  it('is refused beyond ten endpoints, even if they are created at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => create(`https://example.com/${index}`)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(await hooks.list()).toHaveLength(10)
    for (const { id } of await hooks.list()) await hooks.remove(Number(id))
  })

  it('allows 60 tests an hour', async () => {
    const { id } = await hooks.add('https://localhost:9/hook', ['lead.created'])
    api.advance(3_600_000)
    for (let sent = 0; sent < 60; sent++) expect((await hooks.test(id)).status).toBe(201)
    expect((await hooks.test(id)).status).toBe(429)
    const { body } = await api.get(`/desk/webhooks/${id}/deliveries/`, { token: lead.vendor })
    expect(body.results).toHaveLength(50)
    const rest = await hooks.log(id, `?cursor=${body.next_cursor}`)
    expect(rest).toHaveLength(10)
    await hooks.remove(id)
  })

  it('cannot be created or listed by an account without a vendor', async () => {
    for (const token of [lead.couple, lead.stranger]) {
      expect(await create('https://example.com/hook', ['lead.created'], token)).toMatchObject({
        status: 403,
        body: { code: 'not_a_vendor' },
      })
      expect(await api.get('/desk/webhooks/', { token })).toMatchObject({ status: 403, body: { code: 'not_a_vendor' } })
    }
  })
})
