import type { Wire } from '../contract/call.ts'
import { type SdkError, toSdkError } from '../errors/sdk-error.ts'
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

/** What a call answered, or its failure, which is noted in the log unless somebody stopped it. */
export async function attempt<Answer extends object>(
  log: Log,
  { path }: Wire,
  call: () => Promise<Answer>,
): Promise<({ ok: true } & Answer) | SaveFailure> {
  try {
    return { ok: true, ...(await call()) }
  } catch (cause) {
    const error = toSdkError(cause)
    if (error.code !== 'aborted') log.warn(`${path} failed.`, error)
    return { ok: false, error }
  }
}
