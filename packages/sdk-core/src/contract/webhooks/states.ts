/** The events that a webhook endpoint can receive. */
export const WEBHOOK_EVENTS = [
  'lead.created',
  'message.created',
  'document.signed',
  'invoice.paid',
  'vision.created',
] as const
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number]

/** The states of a delivery. `pending`: before the next attempt. `failed`: no further attempt follows. */
export const WEBHOOK_DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const

/**
 * Why the service disabled an endpoint. `failing`: every attempt failed for three days. `gone`: the receiver responded
 * 410.
 */
export const WEBHOOK_DISABLED_REASONS = ['failing', 'gone'] as const
