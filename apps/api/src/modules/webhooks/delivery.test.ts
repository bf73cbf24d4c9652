import type { WebhookDelivery } from '@vowkit/sdk-core/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  isSignedWith,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../testing/fake-servers/webhook-receiver.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { startApi, type TestApi, until } from '../../testing/start-api.ts'
import { arrived, createWebhookCalls, resumeAfter, type TestEndpoint } from '../../testing/webhooks.ts'

const [MINUTE, HOUR] = [60_000, 3_600_000]

let api: TestApi
let lead: TestLead
let receiver: WebhookReceiver
let hooks: ReturnType<typeof createWebhookCalls>
let endpoint: TestEndpoint
beforeAll(async () => {
  api = await startApi({ WEBHOOK_PRIVATE_HOSTS: '1', WEBHOOK_TIMEOUT_MS: '300' })
  lead = await makeLead(api)
  hooks = createWebhookCalls(api, lead.vendor)
})
beforeEach(async () => {
  receiver = await startWebhookReceiver()
  endpoint = await hooks.add(receiver.url, ['message.created'])
})
afterEach(async () => {
  await hooks.remove(endpoint.id)
  await receiver.close()
})
afterAll(() => api.stop())

const say = (message: string) =>
  api.post(`/chat/chats/${lead.roomId}/messages`, { token: lead.couple, json: { message } })
const fail = (status: number, body = '') => receiver.respond((response) => response.writeHead(status).end(body))
const accept = () => receiver.respond((response) => response.writeHead(200).end('ok'))

async function firstFailure(expected: Partial<WebhookDelivery>): Promise<void> {
  await say('Hello')
  await hooks.settled(endpoint.id, { status: 'pending', attempts: 1, ...expected })
}

describe('a failed delivery', () => {
  it('is retried with the same id after a 500, and clears the failure when it succeeds', async () => {
    fail(500, 'out of order')
    await firstFailure({ response_status: 500, response_body: 'out of order', error: 'The receiver responded 500.' })
    expect(await hooks.find(endpoint.id)).toMatchObject({ failing_since: expect.any(String) })
    accept()
    await resumeAfter(api, 10_000)
    const [first, second] = await arrived(receiver, 2)
    expect(second?.id).toBe(first?.id)
    await hooks.settled(endpoint.id, { status: 'delivered', attempts: 2, response_status: 200, response_body: 'ok' })
    expect(await hooks.find(endpoint.id)).not.toHaveProperty('failing_since')
  })

  it('is retried when the receiver does not respond in time', async () => {
    receiver.respond(() => undefined)
    await firstFailure({ error: 'The receiver did not respond within 0.3 s.' })
  })

  it('is retried when the response never ends', async () => {
    receiver.respond((response) => void response.writeHead(200).write('slow'))
    await firstFailure({ error: 'The receiver did not respond within 0.3 s.' })
  })

  it('is retried when the connection is closed', async () => {
    receiver.respond((response) => response.destroy())
    await firstFailure({ error: 'The connection failed (ECONNRESET).' })
  })

  it('does not follow a redirect', async () => {
    const inside = await startWebhookReceiver()
    receiver.respond((response) => response.writeHead(307, { location: inside.url }).end())
    await firstFailure({ response_status: 307, error: 'The receiver redirected the request.' })
    expect(inside.connections()).toBe(0)
    await inside.close()
  })

  it('is retried later each time, for three days, and then disables the endpoint and notifies the vendor', async () => {
    fail(503)
    await firstFailure({})
    const delays: number[] = []
    for (let attempts = 2; (await hooks.find(endpoint.id))?.is_enabled; attempts++) {
      const [{ next_attempt_at = '' } = {}] = await hooks.log(endpoint.id)
      const delay = Math.max(0, new Date(next_attempt_at).getTime() - api.clock.now().getTime())
      delays.push(delay)
      await resumeAfter(api, delay + 1)
      await hooks.settled(endpoint.id, { attempts })
    }
    const total = delays.reduce((sum, delay) => sum + delay, 0)
    expect(total / HOUR).toBeGreaterThan(71.5)
    expect(total / HOUR).toBeLessThan(72.5)
    expect(Math.max(...delays) / HOUR).toBeLessThan(7.3)
    expect(delays.slice(1, 10).every((delay, index) => delay > (delays[index] ?? 0) * 1.3)).toBe(true)
    expect(await hooks.find(endpoint.id)).toMatchObject({ is_enabled: false, disabled_reason: 'failing' })
    await hooks.settled(endpoint.id, { status: 'failed', attempts: delays.length + 1 })
    const mail = await until(async () => {
      const [newest] = await api.service.services.mailbox.list('seller1@example.com')
      expect(newest?.subject).toBe('We stopped sending events to your webhook')
      return newest
    })
    expect(mail?.text).toContain(receiver.url)
    const before = receiver.received.length
    await say('After the end')
    expect(await hooks.log(endpoint.id)).toHaveLength(1)
    expect(receiver.received).toHaveLength(before)
  })

  it('disables the endpoint immediately after a 410', async () => {
    fail(410)
    await say('Hello')
    await hooks.settled(endpoint.id, { status: 'failed', response_status: 410 })
    expect(await hooks.find(endpoint.id)).toMatchObject({ is_enabled: false, disabled_reason: 'gone' })
  })
})

describe('a response', () => {
  it('is cut to 1,000 characters in the log', async () => {
    fail(500, `${'x'.repeat(200_000)}`)
    await firstFailure({ response_body: 'x'.repeat(1_000) })
  })

  it('is stored without zero bytes', async () => {
    fail(500, 'a\0b')
    await firstFailure({ response_body: 'ab' })
  })
})

describe('a rotated secret', () => {
  it('signs together with the previous secret for 24 hours, and alone afterwards', async () => {
    const fresh = await hooks.rotate(endpoint.id)
    expect(fresh).not.toBe(endpoint.secret)
    await say('During the rotation')
    const [during] = await arrived(receiver, 1)
    if (!during) throw new Error('No request has arrived.')
    expect([fresh, endpoint.secret].map((secret) => isSignedWith(secret, during))).toEqual([true, true])
    expect(during.signatures).toHaveLength(2)
    expect(await hooks.find(endpoint.id)).toMatchObject({ previous_secret_until: expect.any(String) })
    api.advance(24 * HOUR + MINUTE)
    await say('After the rotation')
    const [, after] = await arrived(receiver, 2)
    if (!after) throw new Error('No second request has arrived.')
    expect([isSignedWith(fresh, after), isSignedWith(endpoint.secret, after)]).toEqual([true, false])
    expect(await hooks.find(endpoint.id)).not.toHaveProperty('previous_secret_until')
  })
})

describe('a delivery', () => {
  it('is sent again with the same id when the vendor resends it', async () => {
    await say('Twice')
    const delivery = await hooks.settled(endpoint.id, { status: 'delivered' })
    expect(await hooks.resend(delivery)).toMatchObject({ status: 200, body: { status: 'pending', attempts: 0 } })
    const [first, second] = await arrived(receiver, 2)
    expect([second?.id, second?.body]).toEqual([first?.id, first?.body])
  })

  it('cannot be resent while its endpoint is disabled, and can be afterwards', async () => {
    fail(500)
    await firstFailure({})
    await hooks.change(endpoint.id, { is_enabled: false })
    const failed = await hooks.settled(endpoint.id, { status: 'failed', error: 'The endpoint was disabled.' })
    expect((await hooks.resend(failed)).status).toBe(400)
    expect((await hooks.test(endpoint.id)).status).toBe(400)
    await hooks.change(endpoint.id, { is_enabled: true })
    accept()
    expect((await hooks.resend(failed)).status).toBe(200)
    await hooks.settled(endpoint.id, { status: 'delivered' })
  })

  it('is not sent after its endpoint was deleted', async () => {
    fail(500)
    await firstFailure({})
    await hooks.remove(endpoint.id)
    await resumeAfter(api, HOUR)
    expect((await api.get(`/desk/webhooks/${endpoint.id}/deliveries/`, { token: lead.vendor })).status).toBe(404)
    const other = await hooks.add(receiver.url, ['message.created'])
    await hooks.test(other.id)
    await hooks.settled(other.id, { attempts: 1 })
    expect(receiver.received).toHaveLength(2)
    await hooks.remove(other.id)
  })

  it('to one endpoint does not wait for a different endpoint that hangs', async () => {
    const healthy = await startWebhookReceiver()
    const other = await hooks.add(healthy.url, ['message.created'])
    receiver.respond(() => undefined)
    await say('One')
    await say('Two')
    expect(await arrived(healthy, 2)).toHaveLength(2)
    await hooks.remove(other.id)
    await healthy.close()
  })

  it('is taken over by another worker when the process that was sending it has crashed', async () => {
    fail(500)
    await firstFailure({})
    accept()
    const { updateEndpoint } = await import('./endpoints.ts')
    const leasedUntil = new Date(api.clock.now().getTime() + 2 * MINUTE)
    await updateEndpoint(api.db, endpoint.id, { leasedUntil })
    await resumeAfter(api, MINUTE)
    expect(receiver.received).toHaveLength(1)
    await resumeAfter(api, 2 * MINUTE)
    await hooks.settled(endpoint.id, { status: 'delivered' })
  })
})
