import { isRecord } from '../contract/shared/envelope.ts'
import { SdkError, type SdkErrorCode } from '../errors/sdk-error.ts'
import type { Reply } from './send.ts'

/** Maps statuses to error codes, for responses whose body has no code. */
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

/** Converts a response with a status of 400 or above to an error. Accepts the error bodies of other backends. */
export function toFailure({ status, data, retryAfterMs }: Reply): SdkError {
  const body = isRecord(data) ? data : {}
  const bodyCode = typeof body.code === 'string' ? body.code : CODE_OF_STATUS[status]
  const code = bodyCode ?? (status >= 500 ? 'internal' : 'unexpected')
  return new SdkError(code, typeof body.detail === 'string' ? body.detail : `The backend responded ${status}.`, {
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
