import type { SdkError } from '../errors/sdk-error.ts'
import type { CallResult } from './http.ts'

/** The result of a call that failed. */
export function failed(error: SdkError): Extract<CallResult<never>, { ok: false }> {
  return { ok: false, status: error.status, data: error.data, error }
}
