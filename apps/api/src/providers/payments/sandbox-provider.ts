import * as z from 'zod/mini'
import type { Clock } from '../../platform/clock.ts'
import type { Secrets, Sign } from '../../platform/secrets.ts'
import { type Checkout, type PaymentEvent, PaymentEventRefused, type PaymentProvider } from './payments.ts'
import { type IsSigned, readSignedEvent, signEvent } from './signed-event.ts'

/** The path of the sandbox's checkout pages on the API host. */
export const SANDBOX_PATH = '/sandbox/checkout'

const SealedCheckout = z.object({
  reference: z.string(),
  title: z.string(),
  payee: z.string(),
  cents: z.number(),
  email: z.string(),
  language: z.optional(z.enum(['en', 'es'])),
  successUrl: z.string(),
  cancelUrl: z.string(),
  expiresAt: z.pipe(
    z.string(),
    z.transform((text) => new Date(text)),
  ),
})

const Event = z.object({
  id: z.string(),
  type: z.enum(['paid', 'failed', 'refunded', 'expired', 'other']),
  reference: z.string(),
  checkoutId: z.nullable(z.string()),
  chargeId: z.null(),
  cents: z.nullable(z.number()),
})

/** A raw event and its signature header. */
export interface SignedEvent {
  raw: Buffer
  signature: string
}

/** Simulated payments for the demo. On the sandbox's checkout page, the visitor chooses the outcome of a payment. */
export interface SandboxProvider extends PaymentProvider {
  readonly name: 'sandbox'
  /** Reads the checkout from the token in the page's URL. `null` if this deployment did not create the token. */
  readCheckout(token: string): Checkout | null
  /** Creates a signed event of a checkout. Repeated paid and refunded events have the same id. */
  createEvent(checkout: Checkout, type: 'paid' | 'failed' | 'refunded'): SignedEvent
}

export interface SandboxDeps {
  secrets: Secrets
  clock: Clock
  apiUrl: string
}

export function createSandboxProvider({ secrets, clock, apiUrl }: SandboxDeps): SandboxProvider {
  const toKey = (sign: Sign) => sign('events of the payment sandbox')
  const idOf = (reference: string) => `sandbox_${reference}`

  return {
    name: 'sandbox',
    signatureHeader: 'sandbox-signature',

    async open(checkout) {
      const token = secrets.seal(JSON.stringify(checkout))
      return { id: idOf(checkout.reference), url: `${apiUrl}${SANDBOX_PATH}/${token}` }
    },

    readCheckout(token) {
      try {
        return SealedCheckout.parse(JSON.parse(secrets.unseal(token)))
      } catch {
        // The token was not sealed by this deployment.
        return null
      }
    },

    createEvent({ reference, cents }, type) {
      const checkoutId = idOf(reference)
      const isFailed = type === 'failed'
      const id = `${checkoutId}_${type}${isFailed ? `_${clock.now().getTime()}` : ''}`
      const event: PaymentEvent = { id, type, reference, checkoutId, chargeId: null, cents: isFailed ? null : cents }
      const raw = Buffer.from(JSON.stringify(event))
      return { raw, signature: signEvent(raw, toKey(secrets.sign), clock.now()) }
    },

    async close() {
      // Closing does nothing here: the checkout page reads the payment's row, which is already closed.
    },

    async readEvent(raw, signature) {
      const isSigned: IsSigned = (given, write) => secrets.isSigned(given, (sign) => write(toKey(sign)))
      const event = Event.safeParse(readSignedEvent(raw, signature, clock.now(), isSigned))
      if (!event.success) throw new PaymentEventRefused('The event could not be parsed.')
      return event.data
    },
  }
}

/** Whether the provider is the sandbox. */
export function isSandbox(provider: PaymentProvider | null): provider is SandboxProvider {
  return provider?.name === 'sandbox'
}
