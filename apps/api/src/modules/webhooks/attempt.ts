import { Webhook } from 'standardwebhooks'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { PrivateHost } from '../../platform/public-lookup.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { DeliveryRow } from './deliveries.ts'
import type { EndpointRow } from './endpoints.ts'
import { readPayload } from './payloads.ts'
import { type PostOptions, postWebhook, TimedOut } from './post.ts'

/** The result of one attempt. */
export type Attempt =
  | { outcome: 'delivered' | 'failed' | 'gone'; status: number; body: string; error: string | null }
  /** There was no response. */
  | { outcome: 'failed'; status: null; body: null; error: string }
  /** Nothing was sent, and nothing will be. */
  | { outcome: 'cancelled'; status: null; body: null; error: string }

export interface AttemptDeps {
  db: Database
  clock: Clock
  secrets: Secrets
  options: PostOptions
}

/** Signs a delivery with every valid secret of its endpoint, and sends it unless the endpoint is disabled. */
export async function attempt(
  { db, clock, secrets, options }: AttemptDeps,
  endpoint: EndpointRow,
  delivery: DeliveryRow,
): Promise<Attempt> {
  if (!endpoint.isEnabled) return cancel('The endpoint was disabled.')
  const body = await readPayload(db, delivery)
  if (body === null) return cancel('The data of this event was deleted.')
  const now = clock.now()
  const id = delivery.eventId
  const signatures = secretsOf(endpoint, now).map((secret) => new Webhook(secrets.unseal(secret)).sign(id, now, body))
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': signatures.join(' '),
  }
  try {
    const { status, body: answer } = await postWebhook(new URL(endpoint.url), { headers, body }, options)
    return { ...judge(status), status, body: answer }
  } catch (error) {
    return { outcome: 'failed', status: null, body: null, error: describe(error, options.timeoutMs) }
  }
}

function cancel(error: string): Attempt {
  return { outcome: 'cancelled', status: null, body: null, error }
}

function secretsOf({ secret, previousSecret, previousSecretUntil }: EndpointRow, now: Date): string[] {
  return previousSecret && previousSecretUntil && previousSecretUntil > now ? [secret, previousSecret] : [secret]
}

function judge(status: number): { outcome: 'delivered' | 'failed' | 'gone'; error: string | null } {
  if (status >= 200 && status < 300) return { outcome: 'delivered', error: null }
  if (status === 410) return { outcome: 'gone', error: 'The receiver responded 410 Gone.' }
  if (status >= 300 && status < 400) return { outcome: 'failed', error: 'The receiver redirected the request.' }
  return { outcome: 'failed', error: `The receiver responded ${status}.` }
}

function describe(error: unknown, timeoutMs: number): string {
  if (error instanceof PrivateHost) return error.message
  if (error instanceof TimedOut) return `The receiver did not respond within ${timeoutMs / 1_000} s.`
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  return `The connection failed (${code}).`
}
