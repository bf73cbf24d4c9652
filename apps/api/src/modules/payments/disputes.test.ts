import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts, creditEntries, paymentEvents } from '../../db/tables.ts'
import { ImageRefused } from '../../providers/images/errors.ts'
import { sendStripeEvent } from '../../testing/fake-servers/stripe.ts'
import { pay, sendInvoice } from '../../testing/invoices.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { checkOut, creditsOf, settledVision } from '../../testing/packs.ts'
import { visionForm } from '../../testing/photos.ts'
import type { TestApi } from '../../testing/start-api.ts'
import { type StripeApi, startStripeApi } from '../../testing/stripe-api.ts'

let server: StripeApi
let api: TestApi
let charges = 0
let charge: string

beforeAll(async () => {
  server = await startStripeApi()
  api = server.api
})
afterAll(() => server.stop())
beforeEach(() => {
  charge = `pi_${++charges}`
})

/** Sends the event for the payment of the latest session. */
const sendPaid = (cents: number, { id, reference } = server.latest()) =>
  server.sendEvent('checkout.session.completed', {
    id,
    client_reference_id: reference,
    payment_intent: charge,
    payment_status: 'paid',
    amount_total: cents,
    currency: 'usd',
  })

/** Sends a dispute event with a status. Like Stripe's, it does not contain our reference. */
const sendDispute = (status: string, { event = status === 'needs_response' ? 'created' : 'closed', id = '' } = {}) =>
  server.sendEvent(
    `charge.dispute.${event}`,
    { id: 'dp_1', object: 'dispute', charge: 'ch_1', payment_intent: charge, amount: 499, metadata: {}, status },
    id || undefined,
  )

describe('a pack whose payment is disputed', () => {
  let token: string
  beforeEach(async () => {
    token = await api.signIn(`${charge}@example.com`)
    await checkOut(api, token)
  })
  const draw = async (script?: Error) => {
    if (script) api.images.next(() => Promise.reject(script))
    const { body } = await api.post('/vision/list/', { token, form: visionForm('A barn') })
    return settledVision(api, token, String(body.id))
  }
  const kinds = async () => {
    const rows = await api.db
      .select({ kind: creditEntries.kind, amount: creditEntries.amount })
      .from(creditEntries)
      .innerJoin(accounts, eq(accounts.id, creditEntries.accountId))
      .where(eq(accounts.email, `${charge}@example.com`))
      .orderBy(asc(creditEntries.id))
    return rows.map(({ kind, amount }) => `${kind} ${amount}`)
  }

  it('loses its credits once, regardless of the number of dispute events', async () => {
    await sendPaid(499)
    expect(await creditsOf(api, token)).toBe(8)
    const sent = [1, 2, 3].map(() => sendDispute('needs_response', { id: `evt_${charge}` }))
    expect(await Promise.all(sent)).toEqual([200, 200, 200])
    for (const event of ['updated', 'funds_withdrawn']) await sendDispute('under_review', { event })
    await sendDispute('lost')
    expect(await creditsOf(api, token)).toBe(3)
    expect(await kinds()).toEqual(['grant 3', 'pack 5', 'dispute -5'])
    expect(await server.outcomes(charge)).toEqual(['paid', 'disputed', 'ignored', 'ignored', 'ignored'])
  })

  it('loses only unspent credits, so that the balance is never negative', async () => {
    await sendPaid(499)
    for (let i = 0; i < 4; i++) await draw()
    await sendDispute('needs_response')
    expect(await creditsOf(api, token)).toBe(0)
    expect((await kinds()).at(-1)).toBe('dispute -4')
  })

  it('regains its credits once when the dispute is won', async () => {
    await sendPaid(499)
    await sendDispute('needs_response')
    await Promise.all([sendDispute('won'), sendDispute('won', { event: 'funds_reinstated' })])
    expect(await creditsOf(api, token)).toBe(8)
    expect(await kinds()).toEqual(['grant 3', 'pack 5', 'dispute -5', 'restore 5'])
    await draw(new ImageRefused('no'))
    expect(await creditsOf(api, token)).toBe(8)
  })

  it('can be refunded after the dispute was won', async () => {
    await sendPaid(499)
    await sendDispute('needs_response')
    await sendDispute('won')
    const metadata = { reference: server.latest().reference }
    await server.sendEvent('charge.refunded', { metadata, amount_refunded: 499, currency: 'usd' })
    expect(await creditsOf(api, token)).toBe(3)
    await sendDispute('won')
    expect(await creditsOf(api, token)).toBe(3)
  })

  it.each([
    ['before the payment', ['needs_response', 'paid'], 3],
    ['before the payment and is won before it', ['needs_response', 'won', 'paid'], 8],
    ['after it was won', ['paid', 'won', 'needs_response'], 8],
    ['as lost, before the payment', ['lost', 'paid'], 3],
  ])('changes the balance correctly if the dispute event arrives %s', async (_when, order, credits) => {
    for (const event of order) expect(await (event === 'paid' ? sendPaid(499) : sendDispute(event))).toBe(200)
    expect(await creditsOf(api, token)).toBe(credits)
  })

  it('retains its credits after a bank’s inquiry, a forged event or an invalid event', async () => {
    await sendPaid(499)
    for (const status of ['warning_needs_response', 'warning_under_review', 'warning_closed']) await sendDispute(status)
    const forged = {
      id: 'evt_forged',
      type: 'charge.dispute.created',
      session: { payment_intent: charge, status: 'lost' },
    }
    expect(await sendStripeEvent(api, forged, { secret: 'whsec_guessed', now: api.clock.now() })).toBe(400)
    expect(await server.sendEvent('charge.dispute.created', { payment_intent: charge })).toBe(400)
    expect(await creditsOf(api, token)).toBe(8)
  })

  it('is unaffected by a dispute of an unknown charge', async () => {
    await sendPaid(499)
    charge = 'pi_elsewhere'
    expect(await sendDispute('lost')).toBe(200)
    expect(await server.sendEvent('charge.dispute.created', { payment_intent: null, status: 'lost' })).toBe(200)
    expect(await creditsOf(api, token)).toBe(8)
    expect(await api.db.$count(paymentEvents, eq(paymentEvents.outcome, 'disputed'))).toBeGreaterThan(0)
  })
})

describe('a disputed or refunded invoice', () => {
  let lead: TestLead
  let invoice: number
  beforeEach(async () => {
    lead = await makeLead(api)
    invoice = await sendInvoice(api, lead)
    await pay(api, lead, { invoice })
    await sendPaid(125_000)
    expect(await state()).toEqual(['Paid', '0.00'])
  })
  const state = async () => {
    const { invoices } = await lead.read()
    return [invoices[0]?.get_status_display, invoices[0]?.amount_due]
  }
  const tellRefund = (reference = server.latest().reference, amount_refunded = 125_000) =>
    server.sendEvent('charge.refunded', { metadata: { reference }, amount_refunded, currency: 'usd' })

  it('is due after a dispute and paid after the dispute is won', async () => {
    await sendDispute('needs_response')
    expect(await state()).toEqual(['Due', '1250.00'])
    await sendDispute('won')
    expect(await state()).toEqual(['Paid', '0.00'])
  })

  it('is due after a full refund and can be paid on a new checkout page', async () => {
    const { reference } = server.latest()
    await tellRefund(reference, 100)
    expect(await state()).toEqual(['Paid', '0.00'])
    await tellRefund(reference)
    expect(await state()).toEqual(['Due', '1250.00'])
    expect((await pay(api, lead, { invoice })).status).toBe(200)
    expect(server.latest().reference).not.toBe(reference)
    charge = `${charge}_again`
    await sendPaid(125_000)
    await tellRefund(reference)
    expect(await state()).toEqual(['Paid', '0.00'])
  })

  it('leaves the vendor booked if another invoice is paid or the dispute is won', async () => {
    const booked = async () => (await api.get('/vendor/booked/', { token: lead.couple })).body.length
    const first = charge
    expect(await booked()).toBe(1)
    await pay(api, lead, { invoice: await sendInvoice(api, lead) })
    charge = `${first}_balance`
    await sendPaid(125_000)
    const balance = server.latest().reference
    charge = first
    await sendDispute('needs_response')
    expect(await booked()).toBe(1)
    await tellRefund(balance)
    expect(await booked()).toBe(0)
    await sendDispute('won')
    expect(await booked()).toBe(1)
  })

  it('stays paid if a second payment of the same invoice is paid', async () => {
    const first = { ...server.latest(), charge }
    await sendDispute('needs_response')
    await pay(api, lead, { invoice })
    charge = `${charge}_again`
    await sendPaid(125_000)
    const second = server.latest().reference
    charge = first.charge
    await sendDispute('won')
    expect(await server.outcomes(charge)).toEqual(['paid', 'disputed', 'duplicate'])
    await tellRefund(second)
    expect(await state()).toEqual(['Paid', '0.00'])
  })
})
