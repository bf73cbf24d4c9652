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
const tell = (type: string, changes: object = {}, id?: string) =>
  server.sendEvent(`checkout.session.${type}`, { ...session, ...changes }, id)
const statusOf = async () => (await lead.read()).invoices[0]?.get_status_display
const outcomes = () => server.outcomes(reference)

describe('a payment by Stripe', () => {
  it('is opened with what the invoice says, and a page of our own to come back to', async () => {
    expect(await begin()).toBe(`https://checkout.stripe.test/${session.id}`)
    const form = Object.fromEntries(stripe.sessions.at(-1) ?? [])
    expect(form).toMatchObject({
      mode: 'payment',
      success_url: `http://localhost:5173/dashboard/vendors/manage/${lead.vendorId}`,
      cancel_url: 'http://localhost:5173/dashboard/vendors',
      'line_items[0][price_data][unit_amount]': '125000',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][product_data][name]': `${(await lead.read()).business_name}: Deposit`,
    })
  })

  it('asks for one version of the API', async () => {
    await begin()
    expect(stripe.version()).toBe(STRIPE_API_VERSION)
  })

  it('expires the session at Stripe when another one replaces it', async () => {
    await begin()
    const stale = session.id
    api.advance(paymentRules.checkoutLifeMs - paymentRules.checkoutRestMs + 1000)
    await begin()
    expect(session.id).not.toBe(stale)
    await until(async () => expect(stripe.expired).toContain(stale))
    expect(stripe.expired).not.toContain(session.id)
  })

  it('accepts that a session to be expired is complete', async () => {
    const provider = api.service.services.providers.payments
    stripe.complete.add('cs_test_complete')
    await expect(provider?.close('cs_test_complete')).resolves.toBeUndefined()
    expect(stripe.expired).not.toContain('cs_test_complete')
  })

  it('is one session, however often one presses', async () => {
    const before = stripe.sessions.length
    const answers = await Promise.all(Array.from({ length: 5 }, () => pay(api, lead, { invoice })))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.url}`)).size).toBe(1)
    expect(stripe.sessions).toHaveLength(before + 1)
  })

  it('may be tried again when Stripe fails, which tells nothing of why', async () => {
    stripe.failures.push(500)
    const answer = await pay(api, lead, { invoice })
    expect(answer.status).toBe(503)
    expect(JSON.stringify(answer.body)).not.toContain('secret')
    expect((await pay(api, lead, { invoice })).status).toBe(200)
  })

  it('is paid by its event, not by coming back', async () => {
    await begin()
    expect(await statusOf()).toBe('Due')
    expect(await tell('completed')).toBe(200)
    expect(await statusOf()).toBe('Paid')
  })

  it('is paid once by the same event five times at once, and by two that tell the same', async () => {
    await begin()
    const statuses = await Promise.all(Array.from({ length: 5 }, () => tell('completed', {}, 'evt_same')))
    expect(statuses).toEqual([200, 200, 200, 200, 200])
    expect(await tell('async_payment_succeeded')).toBe(200)
    expect(await outcomes()).toEqual(['paid', 'ignored'])
    expect(await api.db.$count(paymentEvents, eq(paymentEvents.eventId, 'evt_same'))).toBe(1)
  })

  it('is paid whatever the order in which one hears of it', async () => {
    await begin()
    for (const type of ['expired', 'async_payment_failed']) expect(await tell(type)).toBe(200)
    expect(await tell('completed', { payment_status: 'unpaid' })).toBe(200)
    expect(await statusOf()).toBe('Due')
    expect(await tell('async_payment_succeeded')).toBe(200)
    expect(await tell('expired')).toBe(200)
    expect(await statusOf()).toBe('Paid')
    expect(await outcomes()).toEqual(['expired', 'noted', 'ignored', 'paid', 'ignored'])
  })

  it('may be begun anew when its page has expired; both paid is told', async () => {
    await begin()
    const [first, firstReference] = [session, reference]
    await tell('expired')
    await begin()
    expect(reference).not.toBe(firstReference)
    expect(await tell('completed')).toBe(200)
    session = first
    expect(await tell('completed')).toBe(200)
    reference = firstReference
    expect(await outcomes()).toEqual(['expired', 'duplicate'])
  })

  it.each([
    ['another amount', { amount_total: 100 }],
    ['another currency', { currency: 'jpy' }],
    ['another session', { id: 'cs_test_other' }],
  ])('is not paid by %s', async (_what, changes) => {
    await begin()
    expect(await tell('completed', changes)).toBe(200)
    expect(await outcomes()).toEqual(['mismatch'])
    expect(await statusOf()).toBe('Due')
  })
})

describe('an event', () => {
  it('that is forged, changed or old is refused, and nothing is written down', async () => {
    await begin()
    const event = { id: 'evt_forged', type: 'checkout.session.completed', session }
    const now = api.clock.now()
    expect(await sendStripeEvent(api, event, { secret: 'whsec_guessed', now })).toBe(400)
    expect(await sendStripeEvent(api, event, { now: new Date(now.getTime() - 301_000) })).toBe(400)
    // Further ahead than the 5 minutes that are allowed, because the clock goes on while the test runs.
    expect(await sendStripeEvent(api, event, { now: new Date(now.getTime() + 330_000) })).toBe(400)
    for (const signature of [undefined, '', 't=1', 'v1=aa', `t=abc,v1=${'0'.repeat(64)}`]) {
      const headers: Record<string, string> = signature === undefined ? {} : { 'Stripe-Signature': signature }
      expect((await api.post('/payments/events/', { json: event, headers })).status).toBe(400)
    }
    expect(await outcomes()).toEqual([])
    expect(await statusOf()).toBe('Due')
  })

  it('of a kind or a payment we do not know is taken, and changes nothing', async () => {
    await begin()
    const now = api.clock.now()
    expect(
      await sendStripeEvent(api, { id: 'evt_c', type: 'customer.created', session: { id: 'cus_1' } }, { now }),
    ).toBe(200)
    const before = await api.db.select().from(payments)
    for (const client_reference_id of [null, 'x', '00000000-0000-4000-8000-000000000000']) {
      expect(await tell('completed', { client_reference_id })).toBe(200)
    }
    expect(await api.db.select().from(payments)).toEqual(before)
  })
})

it('needs both of its secrets', async () => {
  await expect(startApi({ STRIPE_SECRET_KEY: STRIPE_KEY })).rejects.toThrow('STRIPE_WEBHOOK_SECRET')
})
