import type { SdkError } from '../errors/sdk-error.ts'
import type { CallResult } from '../http/http.ts'
import type { Log } from '../platform/platform.ts'

/** Why a form was refused. */
export interface Failure<Code extends string> {
  ok: false
  code: Code
  /** A sentence of the backend's for the person, where it has one. */
  message?: string
  /** With `rate_limited`: how long to wait, when the backend says. */
  seconds?: number
}

/** `network`: no answer, and the person has been told. `rate_limited`: too many attempts. */
export type CommonCode = 'network' | 'rate_limited'

/** What came of storing something. `error.fields` has the messages of each field by its name on the wire. */
export type SaveResult = { ok: true } | SaveFailure

export interface SaveFailure {
  ok: false
  error: SdkError
}

/** The failures that have nothing to do with what was filled in; `null` for every other. */
export function commonFailure({ code, status, retryAfterMs }: SdkError): Failure<CommonCode> | null {
  if (status === 0) return { ok: false, code: 'network' }
  if (code !== 'rate_limited') return null
  return { ok: false, code, seconds: retryAfterMs === undefined ? undefined : Math.ceil(retryAfterMs / 1_000) }
}

/** What came of storing something; a failure is noted in the log, in these words. */
export function toSaveResult(result: CallResult<unknown>, log: Log, failed: string): SaveResult {
  return result.ok ? { ok: true } : toSaveFailure(result.error, log, failed)
}

/** Notes a failure in the log and hands it on. */
export function toSaveFailure(error: SdkError, log: Log, failed: string): SaveFailure {
  log.warn(failed, error)
  return { ok: false, error }
}
