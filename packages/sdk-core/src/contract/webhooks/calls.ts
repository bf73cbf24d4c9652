import * as z from 'zod/mini'
import type { Call } from '../shared/call.ts'
import { oneOrMore, WholeNumber } from '../shared/primitives.ts'
import {
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookEndpoint,
  WebhookEndpointList,
  WebhookEndpointWithSecret,
} from './schema.ts'
import { WEBHOOK_EVENTS } from './states.ts'
import { webhookWire } from './wire.ts'

const endpoint = z.object({
  /** The id of the webhook endpoint. */
  id: WholeNumber,
})
const delivery = z.object({
  /** The id of the delivery, from `listWebhookDeliveries`. */
  id: WholeNumber,
})
const Url = z.string().check(z.trim(), z.maxLength(2_000), z.url({ error: 'Enter a complete URL.' }))
const Events = oneOrMore(z.enum(WEBHOOK_EVENTS, { error: `Choose at least one of ${WEBHOOK_EVENTS.join(', ')}.` }))
const Flag = z.union([z.boolean(), z.enum(['true', 'false'])])

export const webhookCalls = {
  listWebhookEndpoints: {
    ...webhookWire.listWebhookEndpoints,
    summary: 'Lists the webhook endpoints of the caller’s vendor, oldest first. Responds 403 `not_a_vendor` to others.',
    tag: 'webhooks',
    status: 200,
    response: WebhookEndpointList,
    failures: [401, 403],
    noStore: true,
  },
  createWebhookEndpoint: {
    ...webhookWire.createWebhookEndpoint,
    summary: 'Adds a webhook endpoint and returns its secret. No later response contains the secret.',
    tag: 'webhooks',
    body: z.object({
      /** The URL that receives the events. */
      url: Url,
      /** The events to send. */
      events: Events,
    }),
    status: 201,
    response: WebhookEndpointWithSecret,
    failures: [400, 401, 403],
    noStore: true,
  },
  updateWebhookEndpoint: {
    ...webhookWire.updateWebhookEndpoint,
    summary: 'Changes the URL or the events of a webhook endpoint, or enables or disables it.',
    tag: 'webhooks',
    params: endpoint,
    body: z.object({ url: z.optional(Url), events: z.optional(Events), is_enabled: z.optional(Flag) }),
    status: 200,
    response: WebhookEndpoint,
    failures: [400, 401, 403, 404],
    noStore: true,
  },
  rotateWebhookSecret: {
    ...webhookWire.rotateWebhookSecret,
    summary: 'Replaces the secret of a webhook endpoint. For 24 hours, events are signed with both secrets.',
    tag: 'webhooks',
    params: endpoint,
    status: 200,
    response: WebhookEndpointWithSecret,
    failures: [401, 403, 404],
    noStore: true,
  },
  deleteWebhookEndpoint: {
    ...webhookWire.deleteWebhookEndpoint,
    summary: 'Deletes a webhook endpoint with its deliveries.',
    tag: 'webhooks',
    params: endpoint,
    status: 204,
    failures: [401, 403, 404],
    noStore: true,
  },
  testWebhookEndpoint: {
    ...webhookWire.testWebhookEndpoint,
    summary: 'Sends the event `endpoint.test` to a webhook endpoint.',
    tag: 'webhooks',
    params: endpoint,
    status: 201,
    response: WebhookDelivery,
    failures: [400, 401, 403, 404],
    noStore: true,
  },
  listWebhookDeliveries: {
    ...webhookWire.listWebhookDeliveries,
    summary: 'Lists the deliveries of a webhook endpoint, newest first, for 30 days.',
    tag: 'webhooks',
    params: endpoint,
    query: z.object({
      /** The `next_cursor` of the previous page. */
      cursor: z.optional(WholeNumber),
    }),
    status: 200,
    response: WebhookDeliveryPage,
    failures: [400, 401, 403, 404],
    noStore: true,
  },
  resendWebhookDelivery: {
    ...webhookWire.resendWebhookDelivery,
    summary: 'Sends a delivery again, with the same id and new retries.',
    tag: 'webhooks',
    params: delivery,
    status: 200,
    response: WebhookDelivery,
    failures: [400, 401, 403, 404],
    noStore: true,
  },
} as const satisfies Record<string, Call>
