import * as z from 'zod/mini'
import { type PaymentEvent, PaymentEventRefused } from './payments.ts'

/** The content of a Stripe event. */
type EventContent = Omit<PaymentEvent, 'id'>

const IRRELEVANT: EventContent = { type: 'other', reference: '', checkoutId: null, chargeId: null, cents: null }

const StripeSession = z.object({
  id: z.string(),
  client_reference_id: z.nullish(z.string()),
  payment_intent: z.nullish(z.string()),
  payment_status: z.optional(z.string()),
  amount_total: z.nullish(z.number()),
  currency: z.nullish(z.string()),
})

/** A charge with the total refunded so far. Stripe copies our reference to it. */
const StripeCharge = z.object({
  metadata: z.nullish(z.object({ reference: z.optional(z.string()) })),
  amount_refunded: z.number(),
  currency: z.string(),
})

/** A dispute. Stripe does not copy our reference to it. */
const StripeDispute = z.object({ payment_intent: z.nullish(z.string()), status: z.string() })

/** Event types of checkout sessions. A `completed` session may still be unpaid. */
const SESSION_TYPES: ReadonlyMap<string, PaymentEvent['type']> = new Map([
  ['checkout.session.completed', 'paid'],
  ['checkout.session.async_payment_succeeded', 'paid'],
  ['checkout.session.async_payment_failed', 'failed'],
  ['checkout.session.expired', 'expired'],
])

/** Dispute statuses that move money. A bank's inquiry is not included, because it moves no money. */
const DISPUTE_TYPES: ReadonlyMap<string, PaymentEvent['type']> = new Map([
  ['needs_response', 'disputed'],
  ['under_review', 'disputed'],
  ['lost', 'disputed'],
  ['won', 'dispute_won'],
])

/** Reads the object of an event. Throws `PaymentEventRefused` if it does not have Stripe's shape. */
export function readStripeObject(type: string, object: unknown, currency: string): EventContent {
  const known = SESSION_TYPES.get(type)
  if (known) return readSession(object, known, currency)
  if (type === 'charge.refunded') return readRefund(object, currency)
  if (type.startsWith('charge.dispute.')) return readDispute(object)
  return IRRELEVANT
}

function readSession(object: unknown, type: PaymentEvent['type'], expected: string): EventContent {
  const session = StripeSession.safeParse(object)
  if (!session.success) throw new PaymentEventRefused('The session of the event could not be parsed.')
  const { id: checkoutId, client_reference_id, payment_intent, payment_status, amount_total, currency } = session.data
  const content = { ...IRRELEVANT, reference: client_reference_id ?? '', checkoutId, chargeId: payment_intent ?? null }
  if (type !== 'paid') return { ...content, type }
  if (payment_status !== 'paid') return content
  return { ...content, type, cents: currency === expected ? (amount_total ?? null) : null }
}

function readRefund(object: unknown, expected: string): EventContent {
  const charge = StripeCharge.safeParse(object)
  if (!charge.success) throw new PaymentEventRefused('The charge of the event could not be parsed.')
  const { metadata, amount_refunded, currency } = charge.data
  const cents = currency === expected ? amount_refunded : null
  return { ...IRRELEVANT, type: 'refunded', reference: metadata?.reference ?? '', cents }
}

function readDispute(object: unknown): EventContent {
  const dispute = StripeDispute.safeParse(object)
  if (!dispute.success) throw new PaymentEventRefused('The dispute of the event could not be parsed.')
  const { payment_intent, status } = dispute.data
  return { ...IRRELEVANT, type: DISPUTE_TYPES.get(status) ?? 'other', chargeId: payment_intent ?? null }
}
