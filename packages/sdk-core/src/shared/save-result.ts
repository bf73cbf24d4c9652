import type { SdkError } from '../errors/sdk-error.ts'

/** The result of a change. `error.fields` contains the error messages of each invalid field, by its wire name. */
export type SaveResult = { ok: true } | SaveFailure

export interface SaveFailure {
  ok: false
  error: SdkError
}
