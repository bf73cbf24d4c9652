// Generated from schema.ts by `npm run readers`. Do not edit.
import {
  readId,
  readList,
  readListIfPossible,
  readNumber,
  readOneOf,
  readOption,
  readOptional,
  readRecord,
  readText,
  readTextOrEmpty,
} from '../shared/read.ts'
import type {
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookEndpoint,
  WebhookEndpointList,
  WebhookEndpointWithSecret,
} from './schema.ts'

export function readWebhookEndpoint(value: unknown): WebhookEndpoint {
  const record = readRecord(value)
  return {
    id: readId(record.id),
    url: readTextOrEmpty(record.url),
    events: readListIfPossible(record.events, (value) => readOption(value, ['lead.created', 'message.created', 'document.signed', 'invoice.paid', 'vision.created'])),
    is_enabled: Boolean(record.is_enabled),
    disabled_reason: readOneOf(record.disabled_reason, ['failing', 'gone']),
    failing_since: readOptional(record.failing_since, readText),
    previous_secret_until: readOptional(record.previous_secret_until, readText),
    created_at: readText(record.created_at),
  }
}

export function readWebhookEndpointList(value: unknown): WebhookEndpointList {
  return readList(value, readWebhookEndpoint)
}

export function readWebhookEndpointWithSecret(value: unknown): WebhookEndpointWithSecret {
  const record = readRecord(value)
  return {
    ...readWebhookEndpoint(record),
    secret: readTextOrEmpty(record.secret),
  }
}

export function readWebhookDelivery(value: unknown): WebhookDelivery {
  const record = readRecord(value)
  return {
    id: readId(record.id),
    event_id: readTextOrEmpty(record.event_id),
    type: readTextOrEmpty(record.type),
    status: readOneOf(record.status, ['pending', 'delivered', 'failed']) ?? 'pending',
    attempts: readNumber(record.attempts),
    created_at: readText(record.created_at),
    attempted_at: readOptional(record.attempted_at, readText),
    next_attempt_at: readOptional(record.next_attempt_at, readText),
    response_status: readOptional(record.response_status, readNumber),
    response_body: readOptional(record.response_body, readText),
    error: readOptional(record.error, readText),
  }
}

export function readWebhookDeliveryPage(value: unknown): WebhookDeliveryPage {
  const record = readRecord(value)
  return {
    results: readList(record.results, readWebhookDelivery),
    next_cursor: readOptional(record.next_cursor, readText),
  }
}
