import { asc, eq, or } from 'drizzle-orm'
import { paymentEvents } from '../db/tables.ts'
import {
  type FakeStripe,
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  startFakeStripe,
  tellAsStripe,
} from './fake-servers/stripe.ts'
import { startApi, type TestApi } from './start-api.ts'

/** A server that takes money by a local Stripe. */
export interface StripeApi {
  api: TestApi
  stripe: FakeStripe
  /** The session that was opened last: its id, and what Stripe knows it by. */
  latest(): { id: string; reference: string }
  /** Tells something in Stripe's name; the answer is the status. */
  tell(type: string, object: object, id?: string): Promise<number>
  /** What came of all that was told of a payment, or of a charge. */
  outcomes(name: string): Promise<string[]>
  stop(): Promise<void>
}

export async function startStripeApi(): Promise<StripeApi> {
  const stripe = await startFakeStripe()
  const api = await startApi({ STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL: stripe.url })
  let events = 0
  return {
    api,
    stripe,
    latest: () => ({
      id: `cs_test_${stripe.sessions.length}`,
      reference: stripe.sessions.at(-1)?.get('client_reference_id') ?? '',
    }),
    tell: (type, object, id = `evt_${++events}`) =>
      tellAsStripe(api, { id, type, session: object }, { now: api.clock.now() }),
    async outcomes(name) {
      const told = await api.db
        .select()
        .from(paymentEvents)
        .where(or(eq(paymentEvents.reference, name), eq(paymentEvents.chargeId, name)))
        .orderBy(asc(paymentEvents.id))
      return told.map(({ outcome }) => outcome)
    },
    async stop() {
      await api.stop()
      await stripe.stop()
    },
  }
}
