import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { signEvent } from '../../providers/payments/signed-event.ts'

export const STRIPE_KEY = 'sk_test_vowkit'
export const STRIPE_WEBHOOK_SECRET = 'whsec_vowkit'

/** Stripe stores a failure with the idempotency key, and sends this header so that clients do not retry. */
const NO_RETRY = { 'Stripe-Should-Retry': 'false' }

/** A local server for Stripe's checkout protocol. */
export interface FakeStripe {
  url: string
  /** The form fields of the created sessions. */
  sessions: URLSearchParams[]
  /** The API version named by the last request. */
  version(): string
  /** The ids of the expired sessions. */
  expired: string[]
  /** Completed sessions, which can no longer be expired. */
  complete: Set<string>
  /** Error statuses for the responses to the next requests. */
  failures: number[]
  stop(): Promise<void>
}

export async function startFakeStripe(): Promise<FakeStripe> {
  const sessions: URLSearchParams[] = []
  const failures: number[] = []
  const expired: string[] = []
  const complete = new Set<string>()
  let version = ''
  const byKey = new Map<string, object | null>()
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    const send = (status: number, body: object) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json', ...(status >= 500 && NO_RETRY) })
        .end(JSON.stringify(body))
    if (headers.authorization !== `Bearer ${STRIPE_KEY}`) return send(401, { error: { type: 'invalid_request_error' } })
    version = String(headers['stripe-version'])
    const [, known, verb] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(url ?? '') ?? []
    if (known) {
      if (!verb)
        return send(200, { id: known, object: 'checkout.session', status: complete.has(known) ? 'complete' : 'open' })
      if (complete.has(known)) return send(400, { error: { type: 'invalid_request_error', message: 'Not open.' } })
      expired.push(known)
      return send(200, { id: known, object: 'checkout.session', status: 'expired' })
    }
    if (method !== 'POST' || url !== '/v1/checkout/sessions') return send(404, { error: {} })
    const failure = failures.shift()
    if (failure) return send(failure, { error: { message: 'secret detail' } })
    const key = String(headers['idempotency-key'])
    const before = byKey.get(key)
    if (before) return send(200, before)
    // A second request with the key arrived before the first request finished.
    if (before === null) return send(409, { error: { code: 'idempotency_key_in_use' } })
    byKey.set(key, null)
    const form = new URLSearchParams(await text(request))
    await sleep(50)
    sessions.push(form)
    const id = `cs_test_${sessions.length}`
    const session = { id, object: 'checkout.session', url: `https://checkout.stripe.test/${id}` }
    byKey.set(key, session)
    return send(200, session)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    sessions,
    failures,
    expired,
    complete,
    version: () => version,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A webhook event about a session. */
export interface StripeEvent {
  id: string
  type: string
  session: object
}

/** Sends the API a signed webhook event. Returns the status of the response. */
export async function sendStripeEvent(
  api: { url: string },
  { id, type, session }: StripeEvent,
  { secret = STRIPE_WEBHOOK_SECRET, now = new Date() } = {},
): Promise<number> {
  const raw = Buffer.from(JSON.stringify({ id, object: 'event', type, data: { object: session } }, null, 1))
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signEvent(raw, secret, now) }
  const { status } = await fetch(`${api.url}/payments/events/`, { method: 'POST', headers, body: new Uint8Array(raw) })
  return status
}
