import type { ErrorCode } from '../contract/shared/error-codes.ts'

export type SdkErrorCode =
  | ErrorCode
  /** No answer: offline, blocked, or the connection broke. */
  | 'network'
  /** No answer in time. */
  | 'timeout'
  /** The caller stopped it. */
  | 'aborted'
  /** The answer belongs to a session that has ended; it was thrown away. */
  | 'session_changed'
  /** The backend answered something that is not in the contract. */
  | 'invalid_response'
  /** A status nobody expects, or a defect. */
  | 'unexpected'
  /** What a later backend, or one of others, calls it. */
  | (string & Record<never, never>)

export interface SdkErrorOptions {
  /** The HTTP status; 0 when there was no answer. */
  status?: number
  /** The messages of each field that was refused. */
  fields?: Record<string, string[]>
  /** Names the request in the backend's log. */
  requestId?: string
  /** How long the backend wants to be left alone. */
  retryAfterMs?: number
  /** The body of the answer, as it came. */
  data?: unknown
  cause?: unknown
}

/** Every failure the client reports. Decide by `code`; `message` is English and for logs, or the backend's sentence. */
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
   * Whether the same request may succeed when it is sent again: there was no answer, or the backend asks for quiet or
   * broke, whatever it calls that. Only what is not set up stays so, and a quota that ends with a confirmed e-mail.
   */
  get retryable(): boolean {
    const { code, status } = this
    if (code === 'not_configured' || code === 'unverified') return false
    return status === 429 || status >= 500 || code === 'network' || code === 'timeout'
  }
}

/** The failure as an {@link SdkError}, whatever was thrown. */
export function toSdkError(cause: unknown): SdkError {
  if (cause instanceof SdkError) return cause
  const { name, message } = cause instanceof Error ? cause : new Error(String(cause))
  const code = name === 'AbortError' ? 'aborted' : name === 'TimeoutError' ? 'timeout' : 'unexpected'
  return new SdkError(code, message, { cause })
}
