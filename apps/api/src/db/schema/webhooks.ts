import type { WebhookDelivery, WebhookEndpoint, WebhookEventType } from '@vowkit/sdk-core/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { vendors } from './vendors.ts'

/** URLs that receive a vendor's events. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    vendorId: integer('vendor_id')
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    events: text('events').array().$type<WebhookEventType[]>().notNull(),
    /** The encrypted signing secret. */
    secret: text('secret').notNull(),
    /** The encrypted secret before the latest rotation. */
    previousSecret: text('previous_secret'),
    /** Until when deliveries are also signed with the previous secret. */
    previousSecretUntil: instant('previous_secret_until'),
    isEnabled: boolean('is_enabled').notNull().default(true),
    /** Why the service disabled the endpoint. Null if the vendor did. */
    disabledReason: text('disabled_reason').$type<NonNullable<WebhookEndpoint['disabled_reason']>>(),
    /** The first failed attempt since the last successful one. */
    failingSince: instant('failing_since'),
    /** Until when one worker sends the endpoint's deliveries. */
    leasedUntil: instant('leased_until'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('webhook_endpoints_vendor').on(table.vendorId)],
)

/** One event for one endpoint. Contains no data of the event: the payload is read when it is sent. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    endpointId: integer('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** The same for all endpoints that receive the event. */
    eventId: text('event_id').notNull(),
    type: text('type').$type<WebhookEventType | 'endpoint.test'>().notNull(),
    /** The id of the row that the event is about. */
    subject: text('subject').notNull(),
    status: text('status').$type<WebhookDelivery['status']>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** The start of the period of retries: the creation, or the latest resend. */
    startedAt: instant('started_at').notNull(),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    attemptedAt: instant('attempted_at'),
    responseStatus: integer('response_status'),
    responseBody: text('response_body'),
    error: text('error'),
  },
  (table) => [
    unique('webhook_deliveries_once').on(table.endpointId, table.eventId),
    index('webhook_deliveries_due').on(table.endpointId, table.nextAttemptAt).where(sql`${table.status} = 'pending'`),
    index('webhook_deliveries_endpoint').on(table.endpointId, table.id),
    index('webhook_deliveries_created_at').on(table.createdAt),
  ],
)
