import type { SdkError } from '../errors/sdk-error.ts'

/** Why a form was refused. */
export interface Failure<Code extends string> {
  ok: false
  code: Code
  /** The backend's sentence about it. */
  message: string
  /** How long to wait, when the backend says. */
  seconds?: number
}

/** `network`: no answer, and the person has been told. `rate_limited`: too many attempts. */
export type CommonCode = 'network' | 'rate_limited'

/** The failure of a form: `code`, unless it has nothing to do with what was filled in. */
export function toFailure<Code extends string>(error: SdkError, code: Code): Failure<Code | CommonCode> {
  const { status, message } = error
  const told = status === 0 ? 'network' : status === 429 ? 'rate_limited' : code
  return { ok: false, code: told, message, seconds: secondsToWait(error) }
}

/** The failure of one field, by its name on the wire; `null` when it was not refused. */
export function toFieldFailure({ fields }: SdkError, onTheWire: string): Failure<'field'> | null {
  const [message] = fields[onTheWire] ?? []
  return message === undefined ? null : { ok: false, code: 'field', message }
}

/** How long the backend wants to be left alone, in seconds, when it says. */
export function secondsToWait({ retryAfterMs }: SdkError): number | undefined {
  return retryAfterMs && Math.ceil(retryAfterMs / 1_000)
}
