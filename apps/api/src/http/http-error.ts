import type { ErrorCode } from '@vowkit/sdk-core/contract'

/** Error messages by field name. */
export type FieldMessages = Record<string, string[]>

interface HttpErrorOptions {
  fields?: FieldMessages
  /** Seconds until the client may retry. Sent as `Retry-After`. */
  retryAfter?: number
  /** The underlying error. It is logged and never sent to the client. */
  cause?: unknown
}

/** An error that is sent to the client. Any other error becomes a 500 with the code `internal`. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly code: ErrorCode
  readonly fields: FieldMessages
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    code: ErrorCode,
    detail: string,
    { fields = {}, retryAfter, cause }: HttpErrorOptions = {},
  ) {
    super(detail, { cause })
    this.status = status
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

/** A 400 for one invalid field. */
export function invalidField(field: string, message: string): HttpError {
  return new HttpError(400, 'validation_failed', message, { fields: { [field]: [message] } })
}

/** A 401 for a missing or invalid token. */
export function unauthorized(): HttpError {
  return new HttpError(401, 'unauthorized', 'Please sign in.')
}

/** A 404. Also used for other accounts' resources, so that the response does not reveal that they exist. */
export function notFound(detail = 'Not found.'): HttpError {
  return new HttpError(404, 'not_found', detail)
}

/** A 413 for a body or file that is too large. */
export function tooLarge(detail: string): HttpError {
  return new HttpError(413, 'too_large', detail)
}

/** A 429. `retryAfter` is in seconds. */
export function tooManyRequests(retryAfter: number): HttpError {
  return new HttpError(429, 'rate_limited', 'Too many attempts. Please wait a moment and try again.', { retryAfter })
}

/** A 503 for an overload or an outage that may end soon. `retryAfter` is in seconds. */
export function unavailable(retryAfter: number, cause?: unknown): HttpError {
  const detail = 'We cannot answer right now. Please try again in a moment.'
  return new HttpError(503, 'unavailable', detail, { retryAfter, cause })
}

/** A 503 for a service that this deployment has not configured. */
export function notConfigured(detail: string): HttpError {
  return new HttpError(503, 'not_configured', detail)
}
