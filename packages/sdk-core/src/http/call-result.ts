import type { SdkError } from '../errors/sdk-error.ts'

/** The result of a call. `status` is 0 if there was no response. */
export type CallResult<Data> =
  | { ok: true; status: number; data: Data }
  | { ok: false; status: number; data: unknown; error: SdkError }

/** Creates the result of a failed call. */
export function errorResult(error: SdkError): Extract<CallResult<never>, { ok: false }> {
  return { ok: false, status: error.status, data: error.data, error }
}

/** Returns the data of a successful call. Throws the `SdkError` of a failed call. */
export function unwrapResult<Data>(result: CallResult<Data>): Data {
  if (!result.ok) throw result.error
  return result.data
}
