import type { ErrorCode } from '../contract/shared/error-codes.ts'

export type SdkErrorCode =
  | ErrorCode
  /** No response, because the browser is offline, the request was blocked, or the connection broke. */
  | 'network'
  /** No response in time. */
  | 'timeout'
  /** The caller aborted the request. */
  | 'aborted'
  /** The session changed before the response arrived. The response was discarded. */
  | 'session_changed'
  /** The response does not match the contract. */
  | 'invalid_response'
  /** The response has an unknown status and no code, or the client has a bug. */
  | 'unexpected'
  /** A code that this version of the client does not know. */
  | (string & Record<never, never>)

export interface SdkErrorOptions {
  /** The HTTP status; 0 without a response. */
  status?: number
  /** The error messages of each invalid field, by field name. */
  fields?: Record<string, string[]>
  /** The id of the request in the backend's log. */
  requestId?: string
  /** The delay that the backend requested, in milliseconds. */
  retryAfterMs?: number
  /** The body of the response. */
  data?: unknown
  cause?: unknown
}

/** Every failure that the client reports. Branch on `code`. `message` is the backend's message, or a text for logs. */
export class SdkError extends Error {
  override readonly name = 'SdkError'
  declare readonly code: SdkErrorCode
  declare readonly status: number
  declare readonly fields: Record<string, string[]>
  declare readonly requestId: string | undefined
  declare readonly retryAfterMs: number | undefined
  declare readonly data: unknown

  constructor(code: SdkErrorCode, message: string, options: SdkErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.code = code
    this.status = options.status ?? 0
    this.fields = options.fields ?? {}
    this.requestId = options.requestId
    this.retryAfterMs = options.retryAfterMs
    this.data = options.data
  }

  /**
   * Whether the same request may succeed later. True after a missing response, a rate limit or a server error. False if
   * a provider is not configured, and for the quota of an unconfirmed account.
   */
  get retryable(): boolean {
    const { code, status } = this
    if (code === 'not_configured' || code === 'unverified') return false
    return status === 429 || status >= 500 || code === 'network' || code === 'timeout'
  }
}

/** Converts anything that was thrown to an {@link SdkError}. */
export function toSdkError(cause: unknown): SdkError {
  if (cause instanceof SdkError) return cause
  const { name, message } = cause instanceof Error ? cause : new Error(String(cause))
  const code = name === 'AbortError' ? 'aborted' : name === 'TimeoutError' ? 'timeout' : 'unexpected'
  return new SdkError(code, message, { cause })
}
