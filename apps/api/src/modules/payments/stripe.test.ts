import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paymentEvents, payments } from '../../db/tables.ts'
import { STRIPE_API_VERSION } from '../../providers/payments/stripe-provider.ts'
import { type FakeStripe, STRIPE_KEY, sendStripeEvent } from '../../testing/fake-servers/stripe.ts'
import { pay, sendInvoice } from '../../testing/invoices.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { startApi, type TestApi, until } from '../../testing/start-api.ts'
import { type StripeApi, startStripeApi } from '../../testing/stripe-api.ts'
import { paymentRules } from './service.ts'

let server: StripeApi
let stripe: FakeStripe
let api: TestApi
let lead: TestLead
let invoice: number
let reference: string
let session: { id: string; client_reference_id: string; payment_status: string; amount_total: number; currency: string }

beforeAll(async () => {
  server = await startStripeApi()
  stripe = server.stripe
  api = server.api
})
afterAll(() => server.stop())
beforeEach(async () => {
  lead = await makeLead(api)
  invoice = await sendInvoice(api, lead)
})

async function begin() {
  const { body } = await pay(api, lead, { invoice, cancel_url: '/dashboard/vendors' })
  const latest = server.latest()
  reference = latest.reference
  const { id } = latest
  session = { id, client_reference_id: reference, payment_status: 'paid', amount_total: 125_000, currency: 'usd' }
  return body.url
}
const send = (type: string, changes: object = {}, id?: string) =>
  server.sendEvent(`checkout.session.${type}`, { ...session, ...changes }, id)
const statusOf = async () => (await lead.read()).invoices[0]?.get_status_display
const outcomes = () => server.outcomes(reference)

describe('a payment with Stripe', () => {
  it('opens a session with the invoice’s data and return URLs of this site', async () => {
    expect(await begin()).toBe(`https://checkout.stripe.test/${session.id}`)
    const form = Object.fromEntries(stripe.sessions.at(-1) ?? [])
    expect(form).toMatchObject({
      mode: 'payment',
      success_url: `http://localhost:5173/dashboard/vendors/manage/${lead.vendorId}?paid=${invoice}`,
      cancel_url: 'http://localhost:5173/dashboard/vendors',
      'line_items[0][price_data][unit_amount]': '125000',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][product_data][name]': `${(await lead.read()).business_name}: Deposit`,
    })
  })

  it('requests a fixed version of Stripe’s API', async () => {
    await begin()
    expect(stripe.version()).toBe(STRIPE_API_VERSION)
  })

  it('expires the session at Stripe when a new session replaces it', async () => {
    await begin()
    const stale = session.id
    api.advance(paymentRules.checkoutLifeMs - paymentRules.checkoutRestMs + 1000)
    await begin()
    expect(session.id).not.toBe(stale)
    await until(async () => expect(stripe.expired).toContain(stale))
    expect(stripe.expired).not.toContain(session.id)
  })

  it('opens a new session even if the replaced session is already complete and cannot expire', async () => {
    const provider = api.service.services.providers.payments
    stripe.complete.add('cs_test_complete')
    await expect(provider?.close('cs_test_complete')).resolves.toBeUndefined()
    expect(stripe.expired).not.toContain('cs_test_complete')
  })

  it('opens one session for repeated payment requests', async () => {
    const before = stripe.sessions.length
    const answers = await Promise.all(Array.from({ length: 5 }, () => pay(api, lead, { invoice })))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.url}`)).size).toBe(1)
    expect(stripe.sessions).toHaveLength(before + 1)
  })

  it('can be retried after a Stripe failure, whose error is not in the response', async () => {
    stripe.failures.push(500)
    const answer = await pay(api, lead, { invoice })
    expect(answer.status).toBe(503)
    expect(JSON.stringify(answer.body)).not.toContain('secret')
    expect((await pay(api, lead, { invoice })).status).toBe(200)
  })

  it('marks the invoice as paid after Stripe’s event, not after the redirect', async () => {
    await begin()
    expect(await statusOf()).toBe('Due')
    expect(await send('completed')).toBe(200)
    expect(await statusOf()).toBe('Paid')
  })

  it('is recorded once for five concurrent copies of an event and for two equivalent events', async () => {
    await begin()
    const statuses = await Promise.all(Array.from({ length: 5 }, () => send('completed', {}, 'evt_same')))
    expect(statuses).toEqual([200, 200, 200, 200, 200])
    expect(await send('async_payment_succeeded')).toBe(200)
    expect(await outcomes()).toEqual(['paid', 'ignored'])
    expect(await api.db.$count(paymentEvents, eq(paymentEvents.eventId, 'evt_same'))).toBe(1)
  })

  it('marks the invoice as paid regardless of the order of events', async () => {
    await begin()
    for (const type of ['expired', 'async_payment_failed']) expect(await send(type)).toBe(200)
    expect(await send('completed', { payment_status: 'unpaid' })).toBe(200)
    expect(await statusOf()).toBe('Due')
    expect(await send('async_payment_succeeded')).toBe(200)
    expect(await send('expired')).toBe(200)
    expect(await statusOf()).toBe('Paid')
    expect(await outcomes()).toEqual(['expired', 'noted', 'ignored', 'paid', 'ignored'])
  })

  it('opens a new session after the first session expired, and records a second payment as a duplicate', async () => {
    await begin()
    const [first, firstReference] = [session, reference]
    await send('expired')
    await begin()
    expect(reference).not.toBe(firstReference)
    expect(await send('completed')).toBe(200)
    session = first
    expect(await send('completed')).toBe(200)
    reference = firstReference
    expect(await outcomes()).toEqual(['expired', 'duplicate'])
  })

  it.each([
    ['another amount', { amount_total: 100 }],
    ['another currency', { currency: 'jpy' }],
    ['another session', { id: 'cs_test_other' }],
  ])('is not accepted with %s', async (_what, changes) => {
    await begin()
    expect(await send('completed', changes)).toBe(200)
    expect(await outcomes()).toEqual(['mismatch'])
    expect(await statusOf()).toBe('Due')
  })
})

describe('POST /payments/events/', () => {
  it('rejects a forged, changed or old event and stores nothing', async () => {
    await begin()
    const event = { id: 'evt_forged', type: 'checkout.session.completed', session }
    const now = api.clock.now()
    expect(await sendStripeEvent(api, event, { secret: 'whsec_guessed', now })).toBe(400)
    expect(await sendStripeEvent(api, event, { now: new Date(now.getTime() - 301_000) })).toBe(400)
    // The event is older than the tolerance of 5 minutes, even though the clock advances during the test.
    expect(await sendStripeEvent(api, event, { now: new Date(now.getTime() + 330_000) })).toBe(400)
    for (const signature of [undefined, '', 't=1', 'v1=aa', `t=abc,v1=${'0'.repeat(64)}`]) {
      const headers: Record<string, string> = signature === undefined ? {} : { 'Stripe-Signature': signature }
      expect((await api.post('/payments/events/', { json: event, headers })).status).toBe(400)
    }
    expect(await outcomes()).toEqual([])
    expect(await statusOf()).toBe('Due')
  })

  it('accepts an event of an unknown type or payment without changing anything', async () => {
    await begin()
    const now = api.clock.now()
    expect(
      await sendStripeEvent(api, { id: 'evt_c', type: 'customer.created', session: { id: 'cus_1' } }, { now }),
    ).toBe(200)
    const before = await api.db.select().from(payments)
    for (const client_reference_id of [null, 'x', '00000000-0000-4000-8000-000000000000']) {
      expect(await send('completed', { client_reference_id })).toBe(200)
    }
    expect(await api.db.select().from(payments)).toEqual(before)
  })
})

it('the configuration requires both Stripe secrets', async () => {
  await expect(startApi({ STRIPE_SECRET_KEY: STRIPE_KEY })).rejects.toThrow('STRIPE_WEBHOOK_SECRET')
})
