import { randomUUID } from 'node:crypto'
import type {
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookEndpoint,
  WebhookEndpointWithSecret,
  WebhookEventType,
} from '@vowkit/sdk-core/contract'
import type { Account } from '../../http/call-context.ts'
import { HttpError, invalidField, notFound } from '../../http/http-error.ts'
import { toId } from '../../http/to-id.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { RateLimits } from '../rate-limits/service.ts'
import { readAddress } from './address.ts'
import { deleteDeliveries, insertDelivery, listDeliveries, lockOwnDelivery, updateDelivery } from './deliveries.ts'
import {
  createSecret,
  deleteEndpoint,
  type EndpointRow,
  failPending,
  findOwnEndpoint,
  findVendorOf,
  insertEndpoint,
  listEndpoints,
  lockVendor,
  updateEndpoint,
} from './endpoints.ts'
import { toEventId, type WebhookEvents } from './events.ts'
import { webhookRules } from './rules.ts'
import { toDelivery, toEndpoint } from './views.ts'

export { createWebhookEvents, type WebhookEvents } from './events.ts'
export { createWebhookSending } from './sending.ts'

/** The webhook endpoints of the caller's vendor. Endpoints and deliveries of other vendors get 404. */
export interface WebhookService {
  /** Throws 403 for accounts without a vendor. */
  list(account: Account): Promise<WebhookEndpoint[]>
  /** Throws 403 for accounts without a vendor, and 400 for a rejected URL or too many endpoints. */
  create(account: Account, endpoint: { url: string; events: WebhookEventType[] }): Promise<WebhookEndpointWithSecret>
  /** Enabling clears the failures. Disabling ends the retries of pending deliveries. */
  update(
    account: Account,
    id: number,
    change: Partial<Pick<EndpointRow, 'url' | 'events' | 'isEnabled'>>,
  ): Promise<WebhookEndpoint>
  /** Replaces the secret. The previous secret stays valid for `webhookRotationMs`. */
  rotate(account: Account, id: number): Promise<WebhookEndpointWithSecret>
  delete(account: Account, id: number): Promise<undefined>
  /** Sends a test event. Throws 400 if the endpoint is disabled, and 429 after too many tests. */
  test(account: Account, id: number): Promise<WebhookDelivery>
  listDeliveries(account: Account, id: number, cursor: number | string | undefined): Promise<WebhookDeliveryPage>
  /** Sends a delivery again. Throws 400 if the endpoint is disabled, and 429 after too many resends. */
  resend(account: Account, id: number): Promise<WebhookDelivery>
  /** Deletes deliveries past their retention time. */
  sweep(): Promise<void>
}

export interface WebhookDeps {
  db: Database
  clock: Clock
  secrets: Secrets
  rateLimits: Pick<RateLimits, 'spend'>
  events: Pick<WebhookEvents, 'start'>
  allowsPrivateHosts: boolean
}

export function createWebhookService(deps: WebhookDeps): WebhookService {
  const { db, clock, secrets, rateLimits, events, allowsPrivateHosts } = deps

  async function requireVendor({ id }: Account): Promise<number> {
    const vendorId = await findVendorOf(db, id)
    if (vendorId === null) throw new HttpError(403, 'not_a_vendor', 'Only vendors can have webhooks.')
    return vendorId
  }

  async function requireEndpoint(on: Database, account: Account, id: number): Promise<EndpointRow> {
    const endpoint = await findOwnEndpoint(on, account.id, id)
    if (!endpoint) throw unknownEndpoint()
    return endpoint
  }

  /** Counts a test or a resend. */
  async function admitSend(tx: Database, { isEnabled, vendorId }: EndpointRow): Promise<void> {
    if (!isEnabled) throw new HttpError(400, 'validation_failed', 'Enable the webhook first.')
    await rateLimits.spend(tx, `webhook-resends:${vendorId}`, webhookRules.webhookResends)
  }

  async function change(tx: Database, id: number, values: Partial<EndpointRow>): Promise<EndpointRow> {
    const row = await updateEndpoint(tx, id, values)
    if (!row) throw unknownEndpoint()
    return row
  }

  return {
    async list(account) {
      const rows = await listEndpoints(db, await requireVendor(account))
      return rows.map((row) => toEndpoint(row, clock.now()))
    },

    async create(account, { url, events: chosen }) {
      const vendorId = await requireVendor(account)
      const secret = createSecret()
      const row = await db.transaction(async (tx) => {
        await lockVendor(tx, vendorId)
        if ((await listEndpoints(tx, vendorId)).length >= webhookRules.webhookEndpoints) {
          throw invalidField('url', `You can have ${webhookRules.webhookEndpoints} webhooks. Delete one first.`)
        }
        return insertEndpoint(tx, {
          vendorId,
          url: readAddress(url, allowsPrivateHosts),
          events: [...new Set(chosen)],
          secret: secrets.seal(secret),
          createdAt: clock.now(),
        })
      })
      return { ...toEndpoint(row, clock.now()), secret }
    },

    update: (account, id, { url, events: chosen, isEnabled }) =>
      db.transaction(async (tx) => {
        await requireEndpoint(tx, account, id)
        const row = await change(tx, id, {
          ...(url !== undefined && { url: readAddress(url, allowsPrivateHosts) }),
          ...(chosen && { events: [...new Set(chosen)] }),
          ...(isEnabled === true && { failingSince: null }),
          ...(isEnabled !== undefined && { isEnabled, disabledReason: null }),
        })
        if (isEnabled === false) await failPending(tx, id, 'The endpoint was disabled.')
        return toEndpoint(row, clock.now())
      }),

    rotate: (account, id) =>
      db.transaction(async (tx) => {
        const { secret: previousSecret } = await requireEndpoint(tx, account, id)
        const secret = createSecret()
        const previousSecretUntil = new Date(clock.now().getTime() + webhookRules.webhookRotationMs)
        const row = await change(tx, id, { secret: secrets.seal(secret), previousSecret, previousSecretUntil })
        return { ...toEndpoint(row, clock.now()), secret }
      }),

    async delete(account, id) {
      await requireEndpoint(db, account, id)
      await deleteEndpoint(db, id)
      return undefined
    },

    async test(account, id) {
      const delivery = await db.transaction(async (tx) => {
        const endpoint = await requireEndpoint(tx, account, id)
        await admitSend(tx, endpoint)
        const subject = randomUUID()
        const now = clock.now()
        const type = 'endpoint.test'
        const times = { createdAt: now, startedAt: now, nextAttemptAt: now }
        const eventId = toEventId(type, subject)
        return insertDelivery(tx, { endpointId: id, eventId, type, subject, status: 'pending', ...times })
      })
      await events.start([id])
      return toDelivery(delivery)
    },

    async listDeliveries(account, id, cursor) {
      await requireEndpoint(db, account, id)
      const limit = webhookRules.webhookPageSize
      const before = cursor === undefined ? undefined : toId(cursor)
      const rows = await listDeliveries(db, id, { before, limit: limit + 1 })
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      return {
        results: shown.map(toDelivery),
        ...(rows.length > limit && last && { next_cursor: String(last.id) }),
      }
    },

    async resend(account, id) {
      const { delivery, endpoint } = await db.transaction(async (tx) => {
        const own = await lockOwnDelivery(tx, account.id, id)
        if (!own) throw notFound('We could not find this delivery.')
        await admitSend(tx, own.endpoint)
        const now = clock.now()
        const again = { status: 'pending' as const, startedAt: now, nextAttemptAt: now, attempts: 0 }
        await updateDelivery(tx, id, again)
        return { ...own, delivery: { ...own.delivery, ...again } }
      })
      await events.start([endpoint.id])
      return toDelivery(delivery)
    },

    async sweep() {
      await deleteDeliveries(db, new Date(clock.now().getTime() - webhookRules.webhookLogMs))
    },
  }
}

function unknownEndpoint(): HttpError {
  return notFound('We could not find this webhook.')
}
