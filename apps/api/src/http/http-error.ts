import type { ErrorCode } from '@vowkit/sdk-core/contract'

/** What a failed field has to say, by its name. */
export type FieldMessages = Record<string, string[]>

interface HttpErrorOptions {
  fields?: FieldMessages
  /** Seconds; sent as `Retry-After`. */
  retryAfter?: number
  /** For the log only. */
  cause?: unknown
}

/** A failure to be told to the caller as it is. Anything else thrown is answered as `internal`. */
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

/** One field that cannot be taken. */
export function invalidField(field: string, message: string): HttpError {
  return new HttpError(400, 'validation_failed', message, { fields: { [field]: [message] } })
}

export function unauthorized(): HttpError {
  return new HttpError(401, 'unauthorized', 'Please sign in.')
}

export function notFound(detail = 'Not found.'): HttpError {
  return new HttpError(404, 'not_found', detail)
}

export function tooLarge(detail: string): HttpError {
  return new HttpError(413, 'too_large', detail)
}

export function tooManyRequests(retryAfter: number): HttpError {
  return new HttpError(429, 'rate_limited', 'Too many attempts. Please wait a little and try again.', { retryAfter })
}

export function notConfigured(detail: string): HttpError {
  return new HttpError(503, 'not_configured', detail)
}
