import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Clock } from '../../platform/clock.ts'
import {
  type Checkout,
  type PaymentEvent,
  PaymentEventRefused,
  PaymentFailed,
  type PaymentProvider,
} from './payments.ts'
import { readSignedEvent } from './signed-event.ts'

const TIMEOUT_MS = 20_000
/** While another call opens the same checkout, Stripe asks to try again. */
const CONFLICT_WAITS_MS = [200, 500, 1_000, 2_000]

const Session = z.object({ id: z.string(), url: z.string() })

const Event = z.object({ id: z.string(), type: z.string(), data: z.object({ object: z.unknown() }) })

const ToldSession = z.object({
  id: z.string(),
  client_reference_id: z.nullish(z.string()),
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

/** What of a checkout each of Stripe's events tells; `completed` may still wait for the money. */
const TYPES: ReadonlyMap<string, PaymentEvent['type']> = new Map([
  ['checkout.session.completed', 'paid'],
  ['checkout.session.async_payment_succeeded', 'paid'],
  ['checkout.session.async_payment_failed', 'failed'],
  ['checkout.session.expired', 'expired'],
])

export interface StripeOptions {
  secretKey: string
  webhookSecret: string
  /** Where Stripe's API is. */
  baseUrl: string
  clock: Clock
}

/** Stripe Checkout: its own page takes the card. */
export function createStripeProvider({ secretKey, webhookSecret, baseUrl, clock }: StripeOptions): PaymentProvider {
  function post(checkout: Checkout): Promise<Response> {
    return fetch(`${baseUrl}/v1/checkout/sessions`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secretKey}`, 'Idempotency-Key': checkout.reference },
      body: toForm(checkout),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    }).catch((error: unknown) => {
      throw new PaymentFailed('Stripe cannot be reached.', { retryable: true, cause: error })
    })
  }

  return {
    name: 'stripe',
    signatureHeader: 'stripe-signature',

    async open(checkout) {
      let response = await post(checkout)
      for (const wait of CONFLICT_WAITS_MS) {
        if (response.status !== 409) break
        await sleep(wait)
        response = await post(checkout)
      }
      const { status } = response
      if (!response.ok) {
        throw new PaymentFailed(`Stripe answered ${status}.`, { retryable: status === 409 || status === 429 })
      }
      const session = Session.safeParse(await response.json().catch(() => null))
      if (session.success && session.data.url.startsWith('https://')) return session.data
      throw new PaymentFailed('Stripe’s answer cannot be read.', { retryable: false })
    },

    readEvent(raw, signature) {
      const event = Event.safeParse(readSignedEvent(raw, signature, webhookSecret, clock.now()))
      if (!event.success) throw new PaymentEventRefused('The event cannot be read.')
      const { id, type, data } = event.data
      const known = TYPES.get(type)
      if (type === 'charge.refunded') return { id, ...readRefund(data.object) }
      if (!known) return { id, type: 'other', reference: '', checkoutId: null, cents: null }
      return { id, ...readSession(data.object, known) }
    },
  }
}

function readSession(object: unknown, type: PaymentEvent['type']): Omit<PaymentEvent, 'id'> {
  const session = ToldSession.safeParse(object)
  if (!session.success) throw new PaymentEventRefused('The session of an event cannot be read.')
  const { id: checkoutId, client_reference_id, payment_status, amount_total, currency } = session.data
  const reference = client_reference_id ?? ''
  if (type !== 'paid') return { type, reference, checkoutId, cents: null }
  if (payment_status !== 'paid') return { type: 'other', reference, checkoutId, cents: null }
  return { type, reference, checkoutId, cents: currency === 'usd' ? (amount_total ?? null) : null }
}

function readRefund(object: unknown): Omit<PaymentEvent, 'id'> {
  const charge = ToldCharge.safeParse(object)
  if (!charge.success) throw new PaymentEventRefused('The charge of an event cannot be read.')
  const { metadata, amount_refunded, currency } = charge.data
  const cents = currency === 'usd' ? amount_refunded : null
  return { type: 'refunded', reference: metadata?.reference ?? '', checkoutId: null, cents }
}

function toForm({
  reference,
  title,
  payee,
  cents,
  email,
  successUrl,
  cancelUrl,
  expiresAt,
}: Checkout): URLSearchParams {
  return new URLSearchParams({
    mode: 'payment',
    client_reference_id: reference,
    customer_email: email,
    success_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: String(Math.floor(expiresAt.getTime() / 1000)),
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': String(cents),
    'line_items[0][price_data][product_data][name]': `${payee}: ${title}`,
    'metadata[reference]': reference,
    'payment_intent_data[metadata][reference]': reference,
  })
}
