import * as z from 'zod/mini'
import { Id, Text, Timestamp } from '../shared/primitives.ts'
import { forgiving, withFallback } from '../shared/reading.ts'
import { WEBHOOK_DELIVERY_STATES, WEBHOOK_DISABLED_REASONS, WEBHOOK_EVENTS } from './states.ts'

/** A URL that receives a vendor's events. */
export const WebhookEndpoint = z.object({
  id: Id,
  url: Text,
  events: forgiving(z.array(z.enum(WEBHOOK_EVENTS))),
  is_enabled: z.boolean(),
  /** Absent if the endpoint is enabled, or if the vendor disabled it. */
  disabled_reason: z.optional(z.enum(WEBHOOK_DISABLED_REASONS)),
  /** The first failure since the last success. Absent if the latest attempt succeeded. */
  failing_since: z.optional(Timestamp),
  /** Until this time, events are also signed with the previous secret. Absent without a rotation. */
  previous_secret_until: z.optional(Timestamp),
  created_at: Timestamp,
})
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>

export const WebhookEndpointList = z.array(WebhookEndpoint)
export type WebhookEndpointList = z.infer<typeof WebhookEndpointList>

/** An endpoint with its new secret, `whsec_` and base64. No other response contains the secret. */
export const WebhookEndpointWithSecret = z.extend(WebhookEndpoint, { secret: Text })
export type WebhookEndpointWithSecret = z.infer<typeof WebhookEndpointWithSecret>

/** One event for one endpoint, with the result of the latest attempt. */
export const WebhookDelivery = z.object({
  id: Id,
  /** The header `webhook-id`. It is the same for every attempt and every endpoint. */
  event_id: Text,
  /** One of `WEBHOOK_EVENTS`, or `endpoint.test`. */
  type: Text,
  status: withFallback(z.enum(WEBHOOK_DELIVERY_STATES), 'pending'),
  attempts: z.number(),
  created_at: Timestamp,
  attempted_at: z.optional(Timestamp),
  /** Absent unless the delivery is pending. */
  next_attempt_at: z.optional(Timestamp),
  /** The status of the receiver's response. Absent if there was no response. */
  response_status: z.optional(z.number()),
  /** The start of the receiver's response. */
  response_body: z.optional(z.string()),
  /** Why the attempt failed, in English. Absent after a success. */
  error: z.optional(z.string()),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

/** A page of deliveries, newest first. `next_cursor` is absent on the last page. */
export const WebhookDeliveryPage = z.object({
  results: z.array(WebhookDelivery),
  next_cursor: z.optional(z.string()),
})
export type WebhookDeliveryPage = z.infer<typeof WebhookDeliveryPage>
