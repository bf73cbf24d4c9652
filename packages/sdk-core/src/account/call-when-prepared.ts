import type { ResponseOf, Wire } from '../contract/shared/call.ts'
import { SdkError } from '../errors/sdk-error.ts'
import type { CallResult } from '../http/call-result.ts'
import { errorResult } from '../http/call-result.ts'
import type { CallInput, CallOf } from '../http/http.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'

/** Sends a call once its input is prepared. Fails with `session_changed` if the session changes during preparation. */
export async function callWhenPrepared<Ref extends Wire>(
  { http, session }: Pick<FeaturePorts, 'http' | 'session'>,
  wire: Ref,
  preparing: Promise<CallInput<CallOf<Ref>>>,
): Promise<CallResult<ResponseOf<CallOf<Ref>>>> {
  const token = session.token()
  const input = await preparing
  if (session.token() === token) return http.call(wire, { ...input, logFailure: true })
  return errorResult(new SdkError('session_changed', 'The session has changed.'))
}
