import type { ResponseOf, Wire } from '../contract/shared/call.ts'
import { SdkError } from '../errors/sdk-error.ts'
import { failed } from '../http/failed.ts'
import type { CallInput, CallOf, CallResult } from '../http/http.ts'
import type { FeaturePorts } from './feature-ports.ts'

/** What came of storing something. `error.fields` has the messages of each field by its name on the wire. */
export type SaveResult = { ok: true } | SaveFailure

export interface SaveFailure {
  ok: false
  error: SdkError
}

type Input<Ref extends Wire> = CallInput<CallOf<Ref>>

/**
 * Makes one call with what `prepare` gives, unless whoever asks is gone by then. A failure is noted in the log, but not
 * that somebody stopped it.
 */
export async function send<Ref extends Wire>(
  { http, session, log }: Pick<FeaturePorts, 'http' | 'session' | 'log'>,
  wire: Ref,
  prepare: () => Input<Ref> | Promise<Input<Ref>>,
): Promise<CallResult<ResponseOf<CallOf<Ref>>>> {
  const token = session.token()
  const prepared = prepare()
  // Nothing to wait for: the call leaves before whoever makes it does anything else.
  const input = prepared instanceof Promise ? await prepared : prepared
  const result =
    session.token() === token
      ? await http.call(wire, input)
      : failed(new SdkError('session_changed', 'The session has changed.'))
  if (!result.ok && result.error.code !== 'aborted') log.warn(`${wire.path} failed.`, result.error)
  return result
}
