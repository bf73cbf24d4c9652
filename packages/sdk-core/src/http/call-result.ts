import type { SdkError } from '../errors/sdk-error.ts'

/** The result of a call. `status` is 0 if there was no answer. */
export type CallResult<Data> =
  | { ok: true; status: number; data: Data }
  | { ok: false; status: number; data: unknown; error: SdkError }

/** The result of a call that failed. */
export function errorResult(error: SdkError): Extract<CallResult<never>, { ok: false }> {
  return { ok: false, status: error.status, data: error.data, error }
}

/** The data of a call that succeeded. Throws the `SdkError` of one that failed. */
export function unwrapResult<Data>(result: CallResult<Data>): Data {
  if (!result.ok) throw result.error
  return result.data
}
