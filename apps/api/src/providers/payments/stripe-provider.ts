import type { Stripe } from 'stripe'
import type { Clock } from '../../platform/clock.ts'
import { type Checkout, PaymentEventRefused, PaymentFailed, type PaymentProvider } from './payments.ts'
import { readStripeObject } from './stripe-events.ts'

/** The version of Stripe's API that the `stripe` library is typed for. */
export const STRIPE_API_VERSION = '2026-10-28.endive'

const TIMEOUT_MS = 20_000
/** Number of retries by Stripe's library, with the same idempotency key. */
const RETRIES = 3
/** Maximum difference between an event's time and the server's clock. Limits replay of recorded events. */
const TOLERANCE_SECONDS = 300

export interface StripeOptions {
  secretKey: string
  webhookSecret: string
  /** The origin of Stripe's API. */
  baseUrl: string
  clock: Clock
  /** The currency of all amounts, in ISO 4217. */
  currency: string
}

/** Creates the provider for Stripe Checkout. Loads Stripe's library on first use. */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
  // Stripe writes currencies in lower case.
  const currency = options.currency.toLowerCase()
  let stripe: Promise<Stripe> | undefined
  const client = () => {
    stripe ??= createClient(options)
    return stripe
  }

  return {
    name: 'stripe',
    signatureHeader: 'stripe-signature',

    async open(checkout) {
      const { checkout: page } = await client()
      const session = await page.sessions
        .create(toSession(checkout, currency), { idempotencyKey: checkout.reference })
        .catch(failWith)
      if (session.id && session.url?.startsWith('https://')) return { id: session.id, url: session.url }
      throw new PaymentFailed('Stripe returned an invalid response.', { retryable: false })
    },

    async close(id) {
      const { checkout } = await client()
      const error = await checkout.sessions.expire(id).then(() => null, toFailure)
      if (!error) return
      // Stripe rejects the request for a complete or expired session, which needs no action.
      const session = await checkout.sessions.retrieve(id).catch(failWith)
      if (session.status === 'open') throw error
    },

    async readEvent(raw, signature) {
      const { webhooks } = await client()
      const now = options.clock.now().getTime()
      let event: Stripe.Event
      try {
        event = webhooks.constructEvent(raw, signature, options.webhookSecret, TOLERANCE_SECONDS, undefined, now)
      } catch (error) {
        throw new PaymentEventRefused('The signature is invalid or too old.', { cause: nameOf(error) })
      }
      // Rejects events from the future. The library rejects only events from the past.
      const seconds = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1])
      if (!(seconds - now / 1000 <= TOLERANCE_SECONDS)) throw new PaymentEventRefused('The event is from the future.')
      if (typeof event.id !== 'string' || typeof event.type !== 'string' || !event.data) {
        throw new PaymentEventRefused('The event could not be parsed.')
      }
      return { id: event.id, ...readStripeObject(event.type, event.data.object, currency) }
    },
  }
}

async function createClient({ secretKey, baseUrl }: StripeOptions): Promise<Stripe> {
  const { Stripe } = await import('stripe')
  const { protocol, hostname, port } = new URL(baseUrl)
  return new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  })
}

/** Converts Stripe's errors. They are not set as the cause, because their text may contain the request. */
function toFailure(error: unknown): PaymentFailed {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : Number.NaN
  if (Number.isNaN(status)) return new PaymentFailed('Stripe is not reachable.', { retryable: true })
  return new PaymentFailed(`Stripe responded ${status}.`, { retryable: status === 409 || status === 429 })
}

function failWith(error: unknown): never {
  throw toFailure(error)
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}

function toSession(checkout: Checkout, currency: string): Stripe.Checkout.SessionCreateParams {
  const { reference, title, payee, cents, email, language, successUrl, cancelUrl, expiresAt } = checkout
  const product = { currency, unit_amount: cents, product_data: { name: `${payee}: ${title}` } }
  return {
    mode: 'payment',
    client_reference_id: reference,
    customer_email: email,
    ...(language && { locale: language }),
    success_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    line_items: [{ quantity: 1, price_data: product }],
    metadata: { reference },
    payment_intent_data: { metadata: { reference } },
  }
}
