import type { ResponseOf, Wire } from '../contract/call.ts'
import { type SdkError, toSdkError } from '../errors/sdk-error.ts'
import type { CallInput, CallOf, CallResult } from '../http/http.ts'
import type { FeaturePorts } from '../session/feature-ports.ts'

/** What came of storing something. `error.fields` has the messages of each field by its name on the wire. */
export type SaveResult = { ok: true } | SaveFailure

export interface SaveFailure {
  ok: false
  error: SdkError
}

type Input<Ref extends Wire> = CallInput<CallOf<Ref>>

/** Makes one call with what `prepare` gives. A failure of either is noted in the log, unless somebody stopped it. */
export async function send<Ref extends Wire>(
  { http, log }: Pick<FeaturePorts, 'http' | 'log'>,
  wire: Ref,
  prepare: () => Input<Ref> | Promise<Input<Ref>>,
): Promise<CallResult<ResponseOf<CallOf<Ref>>>> {
  const result = await prepareAndCall().catch(toFailed)
  if (!result.ok && result.error.code !== 'aborted') log.warn(`${wire.path} failed.`, result.error)
  return result

  async function prepareAndCall() {
    return http.call(wire, await prepare())
  }
}

function toFailed(cause: unknown) {
  const error = toSdkError(cause)
  return { ok: false as const, status: error.status, data: error.data, error }
}
