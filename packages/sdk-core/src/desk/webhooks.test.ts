import { describe, expect, it } from 'vitest'
import { type ScriptedAnswer, settle } from '../testing/index.ts'
import { createDeskWebhooks } from './create-desk-webhooks.ts'
import { createWebhookLog } from './create-webhook-log.ts'
import { setupVendor } from './test/desk.ts'

const PATH = '/desk/webhooks/'
const LOG = `${PATH}3/deliveries/`
const endpoint = {
  ...{ id: 3, url: 'https://hooks.example.com/in', events: ['lead.created'], is_enabled: true },
  created_at: '2026-05-01T10:00:00Z',
}
const list = (...endpoints: object[]): ScriptedAnswer => ({ path: PATH, method: 'GET', body: endpoints })
const delivery = (id: number, fields: object = {}) => ({
  ...{ id, event_id: `evt_${id}`, type: 'lead.created', status: 'delivered', attempts: 1 },
  created_at: '2026-05-01T10:00:00Z',
  ...fields,
})

async function openWebhooks(...script: ScriptedAnswer[]) {
  const all = setupVendor({ script: [list(), ...script] })
  const webhooks = all.ports.once(createDeskWebhooks)
  webhooks.$state.subscribe(() => {})
  await settle()
  return { ...all, webhooks }
}

describe('createDeskWebhooks', () => {
  it('returns the secret of a new endpoint, and never stores it', async () => {
    const created = { path: PATH, method: 'POST', status: 201, body: { ...endpoint, secret: 'whsec_x' } }
    const { webhooks, backend } = await openWebhooks(created, list(endpoint))
    const result = await webhooks.create({ url: endpoint.url, events: ['lead.created'] })
    expect(result).toMatchObject({ ok: true, endpoint: { id: 3, secret: 'whsec_x' } })
    expect(backend.to(PATH, 'POST')[0]?.body).toBe(`{"url":"${endpoint.url}","events":["lead.created"]}`)
    expect(webhooks.$state.get()).toEqual({ status: 'ready', endpoints: [endpoint] })
    expect(JSON.stringify(webhooks.$state.get())).not.toContain('whsec_x')
  })

  it('sends only the changed fields, and shows the endpoints as the backend stores them', async () => {
    const paused = { ...endpoint, is_enabled: false }
    const { webhooks, backend } = await openWebhooks(
      { path: `${PATH}3/`, method: 'PATCH', body: paused },
      list(paused),
      { path: `${PATH}3/`, method: 'DELETE', status: 204 },
      list(),
    )
    expect(await webhooks.update(3, { is_enabled: false })).toEqual({ ok: true })
    expect(backend.to(`${PATH}3/`, 'PATCH')[0]?.body).toBe('{"is_enabled":false}')
    expect(webhooks.$state.get()).toEqual({ status: 'ready', endpoints: [paused] })
    expect(await webhooks.remove(3)).toEqual({ ok: true })
    expect(webhooks.$state.get()).toEqual({ status: 'ready', endpoints: [] })
  })

  it('returns the reason of a rejected change, and keeps the endpoints', async () => {
    const body = { code: 'validation_failed', detail: '', url: ['Use a public address.'] }
    const { webhooks } = await openWebhooks({ path: PATH, method: 'POST', status: 400, body })
    const result = await webhooks.create({ url: 'https://127.0.0.1', events: ['lead.created'] })
    expect(result).toMatchObject({ ok: false, error: { fields: { url: ['Use a public address.'] } } })
    expect(webhooks.$state.get()).toEqual({ status: 'ready', endpoints: [] })
  })

  it('returns the new secret of a rotation', async () => {
    const rotated = { path: `${PATH}3/rotate/`, body: { ...endpoint, secret: 'whsec_new' } }
    const { webhooks } = await openWebhooks(rotated, list(endpoint))
    expect(await webhooks.rotate(3)).toMatchObject({ ok: true, endpoint: { secret: 'whsec_new' } })
  })
})

describe('createWebhookLog', () => {
  async function openLog(...script: ScriptedAnswer[]) {
    const all = setupVendor({ script })
    const log = createWebhookLog(all.ports, 3)
    log.$pages.subscribe(() => {})
    await settle()
    return { ...all, log }
  }
  const page = (results: object[], next_cursor?: string): ScriptedAnswer => ({
    path: LOG,
    body: { results, next_cursor },
  })

  it('appends older deliveries', async () => {
    const { log } = await openLog(page([delivery(2)], '2'), {
      path: `${LOG}?cursor=2`,
      body: { results: [delivery(1)] },
    })
    expect(log.$pages.get()).toMatchObject({ deliveries: [{ id: 2 }], hasMore: true })
    await log.loadMore()
    expect(log.$pages.get()).toMatchObject({ deliveries: [{ id: 2 }, { id: 1 }], hasMore: false })
  })

  it('shows the state of a delivery that is sent again, and its result after the next poll', async () => {
    const { log, clock } = await openLog(
      page([delivery(2, { status: 'failed', response_status: 500 })]),
      { path: '/desk/webhook-deliveries/2/resend/', body: delivery(2, { status: 'pending' }) },
      page([delivery(2, { status: 'pending' })]),
      page([delivery(2)]),
    )
    expect(await log.resend(2)).toEqual({ ok: true })
    expect(log.$pages.get()).toMatchObject({ deliveries: [{ status: 'pending' }] })
    await clock.advance(10_000)
    expect(log.$pages.get()).toMatchObject({ deliveries: [{ status: 'delivered' }] })
  })

  it('returns the reason why no test event was sent', async () => {
    const body = { code: 'validation_failed', detail: 'Enable the webhook first.' }
    const { log } = await openLog(page([]), { path: `${PATH}3/test/`, status: 400, body })
    expect(await log.sendTest()).toMatchObject({ ok: false, error: { message: 'Enable the webhook first.' } })
  })
})
