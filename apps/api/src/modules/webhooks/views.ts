import type { WebhookDelivery, WebhookEndpoint } from '@vowkit/sdk-core/contract'
import type { DeliveryRow } from './deliveries.ts'
import type { EndpointRow } from './endpoints.ts'

/** Converts an endpoint to the wire format, without its secrets. */
export function toEndpoint(row: EndpointRow, now: Date): WebhookEndpoint {
  const { id, url, events, isEnabled, disabledReason, failingSince, previousSecretUntil, createdAt } = row
  return {
    ...{ id, url, events, is_enabled: isEnabled, created_at: createdAt.toISOString() },
    ...(!isEnabled && disabledReason && { disabled_reason: disabledReason }),
    ...(failingSince && { failing_since: failingSince.toISOString() }),
    ...(previousSecretUntil &&
      previousSecretUntil > now && { previous_secret_until: previousSecretUntil.toISOString() }),
  }
}

/** Converts a delivery to the wire format. */
export function toDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, eventId, type, status, attempts, createdAt, attemptedAt, nextAttemptAt } = row
  const { responseStatus, responseBody, error } = row
  return {
    ...{ id, event_id: eventId, type, status, attempts, created_at: createdAt.toISOString() },
    ...(attemptedAt && { attempted_at: attemptedAt.toISOString() }),
    ...(status === 'pending' && { next_attempt_at: nextAttemptAt.toISOString() }),
    ...(responseStatus !== null && { response_status: responseStatus }),
    ...(responseBody !== null && { response_body: responseBody }),
    ...(error !== null && { error }),
  }
}
