import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FakeStripe } from '../../testing/fake-servers/stripe.ts'
import { checkOut, creditsOf } from '../../testing/packs.ts'
import type { TestApi } from '../../testing/start-api.ts'
import { type StripeApi, startStripeApi } from '../../testing/stripe-api.ts'
import { paymentRules } from '../payments/service.ts'

let server: StripeApi
let stripe: FakeStripe
let api: TestApi
let token: string
let key: string
let people = 0

beforeAll(async () => {
  server = await startStripeApi()
  stripe = server.stripe
  api = server.api
})
afterAll(() => server.stop())
beforeEach(async () => {
  token = await api.signIn(`buyer${++people}@example.com`)
  key = randomUUID()
})

interface Session {
  id: string
  reference: string
}

/** Requests a checkout. Returns the session that was created at Stripe. */
async function begin(packId = 1): Promise<Session> {
  expect((await checkOut(api, token, { pack_id: packId }, key)).status).toBe(200)
  return server.latest()
}

const tell = (type: string, object: object) => server.sendEvent(type, object)

/** Sends the event of a completed session with fields like those of Stripe. */
const tellOf = ({ id, reference }: Session, changes: object = {}, type = 'completed') => {
  const paid = { payment_status: 'paid', amount_total: 499, currency: 'usd' }
  return tell(`checkout.session.${type}`, { id, client_reference_id: reference, ...paid, ...changes })
}

/** Sends a refund event with the total amount refunded so far. Like Stripe's, the charge contains our metadata. */
const tellRefund = ({ reference }: Session, amount_refunded = 499, changes: object = {}) =>
  tell('charge.refunded', {
    id: 'ch_1',
    metadata: { reference },
    amount: 499,
    amount_refunded,
    currency: 'usd',
    ...changes,
  })

const outcomes = ({ reference }: Session) => server.outcomes(reference)

describe('the pack shop with Stripe', () => {
  it('opens a checkout session with the pack’s price that returns to our own page', async () => {
    const { reference } = await begin(3)
    expect(Object.fromEntries(stripe.sessions.at(-1) ?? [])).toMatchObject({
      success_url: 'http://vision.localhost:5173/vision-board/new?checkout=success',
      cancel_url: 'http://vision.localhost:5173/vision-board/new?checkout=cancelled',
      'line_items[0][price_data][unit_amount]': '2499',
      'line_items[0][price_data][product_data][name]': 'Vowkit: 40 vision credits',
      'payment_intent_data[metadata][reference]': reference,
    })
  })

  it('opens one checkout session per idempotency key', async () => {
    const before = stripe.sessions.length
    const answers = await Promise.all(Array.from({ length: 5 }, () => checkOut(api, token, { pack_id: 1 }, key)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.checkout_url}`)).size).toBe(1)
    expect(stripe.sessions).toHaveLength(before + 1)
  })

  it('can retry a checkout with the same idempotency key after Stripe failed', async () => {
    stripe.failures.push(500)
    const answer = await checkOut(api, token, { pack_id: 1 }, key)
    expect(answer.status).toBe(503)
    expect(JSON.stringify(answer.body)).not.toContain('secret')
    expect((await checkOut(api, token, { pack_id: 1 }, key)).status).toBe(200)
  })

  it('grants a pack once, by the first event that reports the payment', async () => {
    const session = await begin()
    for (const type of ['expired', 'async_payment_failed']) await tellOf(session, {}, type)
    await tellOf(session, { payment_status: 'unpaid' })
    expect(await creditsOf(api, token)).toBe(3)
    const statuses = await Promise.all(Array.from({ length: 5 }, () => tellOf(session)))
    expect(statuses).toEqual([200, 200, 200, 200, 200])
    await tellOf(session, {}, 'async_payment_succeeded')
    expect(await creditsOf(api, token)).toBe(8)
  })

  it.each([
    ['a different amount', { amount_total: 1 }],
    ['a different currency', { currency: 'jpy' }],
    ['a different session', { id: 'cs_test_other' }],
  ])('does not grant a pack for an event with %s', async (_what, changes) => {
    const session = await begin()
    await tellOf(session, changes)
    expect(await outcomes(session)).toEqual(['mismatch'])
    expect(await creditsOf(api, token)).toBe(3)
  })

  it('grants a pack twice if both of its payment pages are paid', async () => {
    const first = await begin()
    api.advance(paymentRules.checkoutLifeMs)
    const second = await begin()
    expect(second.reference).not.toBe(first.reference)
    for (const session of [second, first]) await tellOf(session)
    expect(await creditsOf(api, token)).toBe(13)
  })
})

describe('a refund by Stripe', () => {
  it('removes a refunded pack’s credits once', async () => {
    const session = await begin()
    await tellOf(session)
    expect(await Promise.all([1, 2, 3].map(() => tellRefund(session)))).toEqual([200, 200, 200])
    await tellOf(session, {}, 'async_payment_succeeded')
    expect(await creditsOf(api, token)).toBe(3)
    expect(await outcomes(session)).toEqual(['paid', 'refunded', 'ignored', 'ignored', 'ignored'])
  })

  it('grants no credits if the refund arrives before the payment event', async () => {
    const session = await begin()
    await tellRefund(session)
    await tellOf(session)
    expect(await creditsOf(api, token)).toBe(3)
    expect(await outcomes(session)).toEqual(['refunded', 'ignored'])
  })

  it('removes no credits for a partial refund until the full amount is refunded', async () => {
    const session = await begin()
    await tellOf(session)
    await tellRefund(session, 200)
    await tellRefund(session, 499, { currency: 'jpy' })
    expect(await creditsOf(api, token)).toBe(8)
    await tellRefund(session)
    expect(await creditsOf(api, token)).toBe(3)
  })

  it('changes nothing for an unknown charge', async () => {
    const session = await begin()
    await tellOf(session)
    expect(await tell('charge.refunded', { id: 'ch_2', metadata: {}, amount_refunded: 499, currency: 'usd' })).toBe(200)
    expect(await tell('charge.refunded', { id: 'ch_3', amount_refunded: 'all' })).toBe(400)
    expect(await creditsOf(api, token)).toBe(8)
  })
})
