import type { WebhookEventType } from '@vowkit/sdk-core/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { leads, webhookDeliveries, webhookEndpoints } from '../../db/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs.ts'

/** A job that sends the due deliveries of one endpoint. */
export interface WebhookJob {
  endpointId: number
}

export const WEBHOOK_QUEUE = { name: 'webhooks' }

/** An event of a vendor, which is named by its id or by one of its leads. */
export type WebhookEvent = {
  type: WebhookEventType
  /** The id of the row that the event is about. */
  subject: string | number
} & ({ vendorId: number } | { leadId: number })

/** An event within an SQL statement. */
export interface WebhookEventSql {
  type: WebhookEventType
  vendorId: SQL
  subject: SQL
  at: SQL
  /** The `from` items that the other expressions refer to. */
  from: SQL
}

/** Records events for the webhook endpoints that have chosen them. */
export interface WebhookEvents {
  /** Adds the deliveries of an event. Call it in the transaction that stores the event's row. */
  record(tx: Database, event: WebhookEvent): Promise<void>
  /**
   * An SQL statement that adds the deliveries of an event and returns the column `endpoint_id`, for use as a common
   * table expression of the statement that stores the event's row.
   */
  recordIn(event: WebhookEventSql): SQL
  /** Starts the deliveries of these endpoints. If the process crashes before, they start within a minute. */
  start(endpointIds: readonly number[]): Promise<void>
}

/** Returns the id of an event. It contains no full stop, because the signed content uses it as a separator. */
export function toEventId(type: string, subject: string): string {
  return `${type.replace('.', '_')}_${subject}`
}

export interface WebhookEventDeps {
  db: Database
  jobs: Pick<Jobs, 'add'>
  clock: Clock
  log: FastifyBaseLogger
}

export function createWebhookEvents({ db, jobs, clock, log }: WebhookEventDeps): WebhookEvents {
  const enqueue = async (tx: Database, endpointIds: readonly number[]) => {
    for (const endpointId of endpointIds) await jobs.add<WebhookJob>(tx, WEBHOOK_QUEUE, { endpointId })
  }

  function recordIn({ type, vendorId, subject, at, from }: WebhookEventSql): SQL {
    const { id, isEnabled, events } = webhookEndpoints
    const prefix = toEventId(type, '')
    return sql`insert into ${webhookDeliveries}
        (endpoint_id, event_id, type, subject, status, created_at, started_at, next_attempt_at)
      select ${id}, ${prefix}::text || ${subject}, ${type}::text, ${subject}, 'pending', ${at}, ${at}, ${at}
      from ${from} join ${webhookEndpoints} on ${webhookEndpoints.vendorId} = ${vendorId}
      where ${isEnabled} and ${type}::text = any(${events})
      on conflict do nothing
      returning endpoint_id`
  }

  return {
    recordIn,

    async record(tx, { type, subject, ...of }) {
      const vendorId =
        'vendorId' in of ? sql`${of.vendorId}::int` : sql`(select vendor_id from ${leads} where id = ${of.leadId})`
      const statement = recordIn({
        type,
        vendorId: sql`event.vendor_id`,
        subject: sql`event.subject`,
        at: sql`event.at`,
        from: sql`(select ${vendorId} as vendor_id, ${String(subject)}::text as subject,
          ${clock.now().toISOString()}::timestamptz as at) event`,
      })
      const added = tx.$with('added', { endpointId: sql<number>`endpoint_id`.as('endpoint_id') }).as(statement)
      const rows = await tx.with(added).select({ endpointId: added.endpointId }).from(added)
      await enqueue(
        tx,
        rows.map(({ endpointId }) => endpointId),
      )
    },

    async start(endpointIds) {
      try {
        await enqueue(db, endpointIds)
      } catch (error) {
        log.warn({ err: error }, 'webhooks were not queued; the next minute’s job sends them')
      }
    },
  }
}
