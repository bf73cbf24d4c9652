import { isRecord } from '../contract/shared/envelope.ts'
import { SdkError, type SdkErrorCode } from '../errors/sdk-error.ts'
import type { Reply } from './send.ts'

/** What a status means when the body does not say. */
const CODE_OF_STATUS: Record<number, SdkErrorCode> = {
  400: 'validation_failed',
  401: 'unauthorized',
  402: 'no_credits',
  403: 'forbidden',
  404: 'not_found',
  409: 'idempotency_mismatch',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
}

/** The error that an answer of 400 and above stands for, whatever backend wrote it. */
export function toFailure({ status, data, retryAfterMs }: Reply): SdkError {
  const body = isRecord(data) ? data : {}
  const said = typeof body.code === 'string' ? body.code : CODE_OF_STATUS[status]
  const code = said ?? (status >= 500 ? 'internal' : 'unexpected')
  return new SdkError(code, typeof body.detail === 'string' ? body.detail : `The backend answered ${status}.`, {
    status,
    data,
    retryAfterMs,
    requestId: typeof body.request_id === 'string' ? body.request_id : undefined,
    fields: toFields(body),
  })
}

function toFields(body: Record<string, unknown>): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  for (const [name, messages] of Object.entries(body))
    if (Array.isArray(messages)) fields[name] = messages.filter((message) => typeof message === 'string')
  return fields
}
