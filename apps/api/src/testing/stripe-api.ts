import { asc, eq, or } from 'drizzle-orm'
import { paymentEvents } from '../db/tables.ts'
import {
  type FakeStripe,
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  sendStripeEvent,
  startFakeStripe,
} from './fake-servers/stripe.ts'
import { startApi, type TestApi } from './start-api.ts'

/** A test server whose payment provider is a fake Stripe. */
export interface StripeApi {
  api: TestApi
  stripe: FakeStripe
  /** The id and reference of the checkout session that was opened last. */
  latest(): { id: string; reference: string }
  /** Sends a signed webhook event. Resolves to the status of the response. */
  sendEvent(type: string, object: object, id?: string): Promise<number>
  /** The outcomes of all events of a payment (by reference) or of a charge (by id), oldest first. */
  outcomes(name: string): Promise<string[]>
  stop(): Promise<void>
}

export async function startStripeApi(): Promise<StripeApi> {
  const stripe = await startFakeStripe()
  const api = await startApi({ STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL: stripe.url })
  let eventCount = 0
  return {
    api,
    stripe,
    latest: () => ({
      id: `cs_test_${stripe.sessions.length}`,
      reference: stripe.sessions.at(-1)?.get('client_reference_id') ?? '',
    }),
    sendEvent: (type, object, id = `evt_${++eventCount}`) =>
      sendStripeEvent(api, { id, type, session: object }, { now: api.clock.now() }),
    async outcomes(name) {
      const events = await api.db
        .select()
        .from(paymentEvents)
        .where(or(eq(paymentEvents.reference, name), eq(paymentEvents.chargeId, name)))
        .orderBy(asc(paymentEvents.id))
      return events.map(({ outcome }) => outcome)
    },
    async stop() {
      await api.stop()
      await stripe.stop()
    },
  }
}
