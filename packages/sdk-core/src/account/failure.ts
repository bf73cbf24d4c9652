import type { SdkError } from '../errors/sdk-error.ts'

/** Why a form was refused. */
export interface Failure<Code extends string> {
  ok: false
  code: Code
  /** The backend's sentence about it. */
  message: string
  /** With `rate_limited`: how long to wait, when the backend says. */
  seconds?: number
}

/** `network`: no answer, and the person has been told. `rate_limited`: too many attempts. */
export type CommonCode = 'network' | 'rate_limited'

/** The failure of a form: `code`, unless it has nothing to do with what was filled in. */
export function toFailure<Code extends string>(error: SdkError, code: Code): Failure<Code | CommonCode> {
  const { message, retryAfterSeconds: seconds } = error
  if (error.status === 0) return { ok: false, code: 'network', message }
  return error.code === 'rate_limited'
    ? { ok: false, code: error.code, message, seconds }
    : { ok: false, code, message }
}

/** The failure of one field, by its name on the wire; `null` when it was not refused. */
export function toFieldFailure({ fields }: SdkError, onTheWire: string): Failure<'field'> | null {
  const [message] = fields[onTheWire] ?? []
  return message === undefined ? null : { ok: false, code: 'field', message }
}
