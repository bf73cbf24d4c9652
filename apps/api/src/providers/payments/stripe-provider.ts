import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Clock } from '../../platform/clock.ts'
import { type Checkout, PaymentEventRefused, PaymentFailed, type PaymentProvider } from './payments.ts'
import { readSignedEvent } from './signed-event.ts'
import { readStripeObject } from './stripe-events.ts'

const TIMEOUT_MS = 20_000
/** While another call opens the same checkout, Stripe asks to try again. */
const CONFLICT_WAITS_MS = [200, 500, 1_000, 2_000]

const Session = z.object({ id: z.string(), url: z.string() })

const Event = z.object({ id: z.string(), type: z.string(), data: z.object({ object: z.unknown() }) })

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
      return { id, ...readStripeObject(type, data.object) }
    },
  }
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
