import * as z from 'zod/mini'
import { type PaymentEvent, PaymentEventRefused } from './payments.ts'

/** What an event of Stripe's tells, without its id. */
type Told = Omit<PaymentEvent, 'id'>

const NOTHING: Told = { type: 'other', reference: '', checkoutId: null, chargeId: null, cents: null }

const ToldSession = z.object({
  id: z.string(),
  client_reference_id: z.nullish(z.string()),
  payment_intent: z.nullish(z.string()),
  payment_status: z.optional(z.string()),
  amount_total: z.nullish(z.number()),
  currency: z.nullish(z.string()),
})

/** What was paid, with what has been given back of it so far. Stripe hands our reference on to it. */
const ToldCharge = z.object({
  metadata: z.nullish(z.object({ reference: z.optional(z.string()) })),
  amount_refunded: z.number(),
  currency: z.string(),
})

/** What somebody's bank asks back. Stripe does not hand our reference on to it. */
const ToldDispute = z.object({ payment_intent: z.nullish(z.string()), status: z.string() })

/** What of a checkout each of Stripe's events tells; `completed` may still wait for the money. */
const SESSION_TYPES: ReadonlyMap<string, PaymentEvent['type']> = new Map([
  ['checkout.session.completed', 'paid'],
  ['checkout.session.async_payment_succeeded', 'paid'],
  ['checkout.session.async_payment_failed', 'failed'],
  ['checkout.session.expired', 'expired'],
])

/** Where the money is while a dispute stands so; it stays here while a bank only asks. */
const DISPUTE_TYPES: ReadonlyMap<string, PaymentEvent['type']> = new Map([
  ['needs_response', 'disputed'],
  ['under_review', 'disputed'],
  ['lost', 'disputed'],
  ['won', 'dispute_won'],
])

/** Reads what an event of this type is about. Throws a `PaymentEventRefused` for what Stripe would not send. */
export function readStripeObject(type: string, object: unknown): Told {
  const known = SESSION_TYPES.get(type)
  if (known) return readSession(object, known)
  if (type === 'charge.refunded') return readRefund(object)
  if (type.startsWith('charge.dispute.')) return readDispute(object)
  return NOTHING
}

function readSession(object: unknown, type: PaymentEvent['type']): Told {
  const session = ToldSession.safeParse(object)
  if (!session.success) throw new PaymentEventRefused('The session of an event cannot be read.')
  const { id: checkoutId, client_reference_id, payment_intent, payment_status, amount_total, currency } = session.data
  const told = { ...NOTHING, reference: client_reference_id ?? '', checkoutId, chargeId: payment_intent ?? null }
  if (type !== 'paid') return { ...told, type }
  if (payment_status !== 'paid') return told
  return { ...told, type, cents: currency === 'usd' ? (amount_total ?? null) : null }
}

function readRefund(object: unknown): Told {
  const charge = ToldCharge.safeParse(object)
  if (!charge.success) throw new PaymentEventRefused('The charge of an event cannot be read.')
  const { metadata, amount_refunded, currency } = charge.data
  const cents = currency === 'usd' ? amount_refunded : null
  return { ...NOTHING, type: 'refunded', reference: metadata?.reference ?? '', cents }
}

function readDispute(object: unknown): Told {
  const dispute = ToldDispute.safeParse(object)
  if (!dispute.success) throw new PaymentEventRefused('The dispute of an event cannot be read.')
  const { payment_intent, status } = dispute.data
  return { ...NOTHING, type: DISPUTE_TYPES.get(status) ?? 'other', chargeId: payment_intent ?? null }
}
