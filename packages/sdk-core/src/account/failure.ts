import type { SdkError } from '../errors/sdk-error.ts'

/** The reason why the backend rejected a form. */
export interface Failure<Code extends string> {
  ok: false
  code: Code
  /** The backend's error message. */
  message: string
  /** Seconds to wait before a retry, if the backend sent a delay. */
  seconds?: number
}

/**
 * `network`: the request got no response, and the client has already shown a notice. `rate_limited`: too many attempts.
 */
export type CommonCode = 'network' | 'rate_limited'

/** Converts an error to the failure of a form. Uses `code` unless the cause is the network or a rate limit. */
export function toFailure<Code extends string>(error: SdkError, code: Code): Failure<Code | CommonCode> {
  const { status, message } = error
  const failureCode = status === 0 ? 'network' : status === 429 ? 'rate_limited' : code
  return { ok: false, code: failureCode, message, seconds: secondsToWait(error) }
}

/**
 * Returns the failure of one field. `wireName` is the field's name in the request. Returns `null` if the field is
 * valid.
 */
export function toFieldFailure({ fields }: SdkError, wireName: string): Failure<'field'> | null {
  const [message] = fields[wireName] ?? []
  return message === undefined ? null : { ok: false, code: 'field', message }
}

/** Returns the delay that the backend requested, in seconds. */
export function secondsToWait({ retryAfterMs }: SdkError): number | undefined {
  return retryAfterMs && Math.ceil(retryAfterMs / 1_000)
}
