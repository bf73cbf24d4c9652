import type { SdkError } from '../errors/sdk-error.ts'

/** The result of a change. `error.fields` maps the wire name of each invalid field to its error messages. */
export type SaveResult = { ok: true } | SaveFailure

export interface SaveFailure {
  ok: false
  error: SdkError
}
