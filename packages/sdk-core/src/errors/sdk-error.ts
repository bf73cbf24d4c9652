import type { ErrorCode } from '../contract/shared/error-codes.ts'

export type SdkErrorCode =
  | ErrorCode
  /** The request got no response: the browser is offline, the request was blocked, or the connection broke. */
  | 'network'
  /** The response did not arrive in time. */
  | 'timeout'
  /** The caller aborted the request. */
  | 'aborted'
  /** The session changed before the response arrived, so the response was discarded. */
  | 'session_changed'
  /** The response does not match the contract, for example because `apiHost` serves web pages. */
  | 'invalid_response'
  /** The client was created without the URL of a backend. No request was sent. */
  | 'api_host_missing'
  /** The URL of the backend does not start with `https://` or `http://`. No request was sent. */
  | 'api_host_invalid'
  /** The client knows no call by this name. No request was sent. */
  | 'unknown_call'
  /** No category has this id or slug. */
  | 'unknown_category'
  /** The response has an unexpected status and no code, or the client has a bug. */
  | 'unexpected'
  /** A code that this version of the client does not know. */
  | (string & Record<never, never>)

export interface SdkErrorOptions {
  /** The HTTP status. 0 if there was no response. */
  status?: number
  /** The error messages for each invalid field, by field name. */
  fields?: Record<string, string[]>
  /** The id of the request in the backend's log. */
  requestId?: string
  /** The delay that the backend requested, in milliseconds. */
  retryAfterMs?: number
  /** The body of the response. */
  data?: unknown
  cause?: unknown
}

/**
 * The error of every failure that the client reports. Branch on `code`. `message` comes from the backend, or is a text
 * for logs.
 */
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
   * a provider is not configured, or if an unconfirmed account has used its quota.
   */
  get retryable(): boolean {
    const { code, status } = this
    if (code === 'not_configured' || code === 'unverified') return false
    return status === 429 || status >= 500 || code === 'network' || code === 'timeout'
  }
}

/** Converts any thrown value to an {@link SdkError}. */
export function toSdkError(cause: unknown): SdkError {
  if (cause instanceof SdkError) return cause
  const { name, message } = cause instanceof Error ? cause : new Error(String(cause))
  const code = name === 'AbortError' ? 'aborted' : name === 'TimeoutError' ? 'timeout' : 'unexpected'
  return new SdkError(code, message, { cause })
}
